import type { Monaco } from './monaco.ts';

/** Makes an editor and lets it go again: the first one also makes all that editors share, for which no paste should wait. */
export function warmUp(monaco: Monaco): void {
  const box = document.createElement('div');
  box.style.cssText = 'position: fixed; inset: 0 auto auto -9999px; width: 300px; height: 100px; visibility: hidden';
  document.body.append(box);
  const model = monaco.editor.createModel('{"a": [1, "b"]}', 'json');
  const made = monaco.editor.create(box, { model, editContext: false, automaticLayout: false });
  made.dispose();
  model.dispose();
  box.remove();
}
