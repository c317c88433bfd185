import { styles } from '../envelope/index.ts';
import type { EnvelopeStyle, FieldStat, Format, Hit, Json, Path, StageId } from '../model.ts';
import { isSamePath } from '../path.ts';
import { findSecrets } from '../redact/index.ts';
import { find } from '../registry.ts';
import { formats } from '../render/index.ts';
import { countRows } from '../rows.ts';
import type { Run } from '../run.ts';
import { type FoundRecords, findRecords } from '../select/find-records.ts';
import type { Shaper } from '../shaper.ts';
import { FieldView } from './field-view.ts';
import type { CheckContext } from './finding.ts';

/** A run as checks look at it: what several of them need is worked out once, when first asked for. */
export class CheckView {
  readonly run: Run;
  readonly shaper: Shaper;
  readonly context: CheckContext;
  private shownFields: readonly FieldStat[] | null = null;
  private fieldView: FieldView | null = null;
  private textHits: readonly Hit[] | null = null;
  private sourceRecords: FoundRecords | null = null;

  constructor(run: Run, context: CheckContext) {
    this.run = run;
    this.shaper = run.shaper;
    this.context = context;
  }

  get isError(): boolean {
    return this.run.result.status === 'error';
  }

  /** The value after a stage. */
  valueAfter(id: StageId): Json {
    return this.run.stages.find((stage) => stage.id === id)?.value ?? null;
  }

  /** Rows that Select took. */
  get selectedRows(): number {
    return countRows(this.valueAfter('select'));
  }

  /** Rows that Truncate left out. */
  get cutRows(): number {
    return this.run.stages.find((stage) => stage.id === 'truncate')?.report.omitted ?? 0;
  }

  /** Fields, containers too, that the model gets; none where the result is an error, which carries no rows. */
  get shown(): readonly FieldStat[] {
    this.shownFields ??= this.isError
      ? []
      : this.context.fields.filter(({ path }) => path.length > 0 && this.fields.isShown(path));
    return this.shownFields;
  }

  get fields(): FieldView {
    this.fieldView ??= new FieldView(this.shaper);
    return this.fieldView;
  }

  /** Secrets and personal data in the final text. */
  get hits(): readonly Hit[] {
    this.textHits ??= this.context.hits ?? findSecrets(this.run.text);
    return this.textHits;
  }

  /** Where the records, the total and the cursor seem to be. */
  get found(): FoundRecords {
    this.sourceRecords ??= this.context.records ?? findRecords(this.run.reading.value);
    return this.sourceRecords;
  }

  /** True where the config takes the records that we would take, so that the total found is theirs. */
  get takesFoundRecords(): boolean {
    return this.shaper.select.on && isSamePath(this.shaper.select.records, this.found.records);
  }

  /** The format of the rows; null where Render is off. */
  get format(): Format | null {
    const { render } = this.shaper;
    return render.on ? find<Format>(formats, render.format) : null;
  }

  /** The envelope's style; null where there is no envelope. */
  get style(): EnvelopeStyle | null {
    const { envelope } = this.shaper;
    return envelope.on ? find<EnvelopeStyle>(styles, envelope.style) : null;
  }

  /** True where a stage after Fields needs this field: it sorts by it or must keep it whole. */
  isNeeded(path: Path): boolean {
    const { sort, budget } = this.shaper.truncate;
    const needed = [...sort.map((key) => key.path), ...(budget?.protect ?? [])];
    const name = this.fields.nameOf(path);
    return needed.some((one) => isSamePath(one.slice(0, name.length), name));
  }
}
