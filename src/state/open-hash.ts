import { isLink, readLink } from './link.ts';
import { isRecord, openSaved, withOwnIds } from './open-saved.ts';
import type { Session } from './session.ts';

/** Opens the design in the address bar, if there is one, as a design of its own; what is wrong with it is said. */
export async function openHash(session: Session, place: Pick<Location, 'hash'>, newId: () => string): Promise<void> {
  const { hash } = place;
  if (!isLink(hash)) return;
  const { notify, openDesign } = session.actions;
  const read = await readLink(hash);
  if (!('saved' in read)) return notify({ id: 'link-refused', reason: read.reason });
  if (!isRecord(read.saved)) return notify({ id: 'link-refused', reason: 'not-a-link' });
  const { design, problems } = withOwnIds(openSaved(read.saved, newId), newId);
  openDesign(design);
  notify({ id: 'link-opened', name: design.name, problems });
}
