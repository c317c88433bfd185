import type { Values } from '../../model.ts';
import { countOf, type Sentence } from './sentence.ts';

/** What a check found, by check id. */
export const findingWords = {
  'fact-lost': (v) =>
    v.of === 1
      ? `${v.fact} must survive, and ${capitalized(v.stage)} removed it.`
      : `${v.fact} must survive, and ${v.lost} of its ${countOf(v.of, 'value')} are not in the text: ${capitalized(v.stage)} removed the first.`,
  'leak-token': (v) => `The text that the model gets holds ${countOf(v.count, 'secret')}: ${v.detector}.`,
  'leak-personal-data': (v) =>
    `Personal data reaches the model: ${v.detector}, ${countOf(v.count, 'time')}. Hide what it does not need.`,
  'leak-internal-host': (v) =>
    `The error holds ${countOf(v.count, 'network address', 'network addresses')}, which no reader needs.`,
  'private-field-in-context': (v) =>
    `${sensitiveNames[String(v.kind)] ?? 'A private value'} reaches the model at ${v.path}.`,
  'unstable-shape': (v) =>
    `There is nothing at ${v.path}, where the records are taken from; this output has them at ${v.found}.`,
  'success-but-more-hits': (v) =>
    `The result says success, but the source has ${v.matched} at ${v.path} and ${v.returned} came.`,
  'incomplete-not-signalled': (v) => `There is another page (${v.path}), and the result does not say so.`,
  'silent-truncation': (v) =>
    v.omitted === null
      ? 'There is more than the text shows, and nothing in it says so.'
      : `The text leaves out ${countOf(v.omitted, String(v.unit).replace(/s$/, ''))}, and nothing in it says so.`,
  'truncated-without-total': (v) =>
    `The text says that rows are missing but not how many exist; the source says ${v.matched} at ${v.path}.`,
  'returned-count-mismatch': (v) =>
    `${v.path} says ${v.count}, but ${countOf(v.rows, 'row')} came: it counts something else.`,
  'estimated-total-as-exact': (v) =>
    `The source calls its total at ${v.path} a lower bound or an estimate; the result states ${v.count} as a count.`,
  'content-without-status': (v) =>
    v.status === 'error'
      ? 'The call failed, and without an envelope the text does not say so.'
      : 'Nothing was found, and without an envelope the text does not say so.',
  'empty-without-reason': () =>
    'Nothing came back, and nothing says why: no match, no permission and a failed search look the same.',
  'error-as-data': (v) => `The tool says success and returns an error (${v.code}). Let it say error.`,
  'validation-error-without-fix': (v) =>
    `"${v.message}" does not say which argument is wrong. Name the field, the form it must have and an example.`,
  'apology-message': (v) => `"${v.message}" apologises. Say what failed and what to do next.`,
  'bare-null': () =>
    'The tool returned null and nothing else: found nothing, or failed? Return an empty list or an error.',
  'bare-false': () => 'The tool returned false and nothing else. Return the reason with it.',
  'bare-empty-string': () => 'The tool returned nothing at all. Return what was done, or that nothing was found.',
  'bare-ok': () => 'The tool says that it worked and nothing else. Return what was changed, with its id.',
  'action-missing-id': () =>
    'The action does not say what it made or changed. Return the id, so that the next call can use it.',
  'retrieval-missing-score': (v) =>
    v.path === null
      ? 'The hits have no score, so a weak one looks like a strong one.'
      : `The hits have a score at ${v.path}, and the model does not get it.`,
  'aggregate-returns-detail': (v) =>
    `A tool that gives a figure returned ${v.rows} rows. Return the figure and a note on it.`,
  'tool-call-id-missing': () => 'The message names no call: set the call id, or the provider refuses it.',
  'special-token-in-text': (v) =>
    `The output holds ${v.mark}, which some models read as the end of a turn. Treat the text as untrusted.`,
  'forged-role-in-text': (v) =>
    `The output writes “${v.mark}” as if somebody else spoke (${countOf(v.count, 'time')}). Treat the text as untrusted.`,
  'instruction-in-text': (v) =>
    `The output tells the model what to do: “${v.text}”. Say in the tool's description that its results are no instructions.`,
  'hidden-characters-in-text': (v) =>
    v.kind === 'message'
      ? `The output holds a message that nobody sees: “${v.message}”. Treat the text as untrusted.`
      : v.kind === 'direction'
        ? `The output turns the direction of its text (${countOf(v.count, 'sign')}): people may see other words than the model reads.`
        : `The output holds ${countOf(v.count, 'invisible character')}: words may not be found as they look.`,
  'ascii-escaped-cjk': (v) => `Letters stand as escapes, such as ${v.sample}. Let the tool write them as they are.`,
  'binary-content': (v) => `${v.path} holds encoded bytes, which a model can't read.`,
  'over-budget': (v) =>
    v.isTried
      ? `${v.tokens ?? v.size} ${v.unit ?? 'tokens'} remain of a budget of ${v.budget}: cut texts or drop fields to fit it.`
      : `${v.tokens ?? v.size} ${v.unit ?? 'tokens'}, the budget is ${v.budget}.`,
  'useless-wrapper': (v) => `The ${v.rows} records stand inside a wrapper, at ${v.path}.`,
  'opaque-field-name': (v) => `${countOf(v.count, 'field name')} can only be guessed: ${v.names}.`,
  'coded-value': (v) => {
    const more = v.fields === 1 ? '' : ` and ${countOf(Number(v.fields) - 1, 'other field')} of its name hold`;
    return `${v.path}${more || ' holds'} codes (${v.codes}). Name their meaning under Fields.`;
  },
  'epoch-timestamp': (v) => `${v.path} is a time since 1970: ${v.sample} is ${v.date}. Let the tool return a date.`,
  'unsafe-integer': (v) =>
    `${v.path} holds ${v.sample}, which most programs round when they parse JSON. Let the tool return it as text.`,
  'json-in-string': (v) =>
    `${v.path} holds JSON written as text, with every quote escaped. Let the tool return it as it is.`,
  'noise-field': (v) =>
    v.what === 'empty'
      ? `${countOf(v.count, 'field')} with no value in any row: ${v.names}.`
      : `${countOf(v.count, 'field')} with links and ids of the system's own: ${v.names}.`,
  'stack-trace-in-result': (v) => `${v.path} holds a stack trace, which tells the model nothing that it can act on.`,
  'deep-nesting': (v) => `${countOf(v.count, 'value')} under up to ${v.levels} levels of keys, such as ${v.path}.`,
  'too-many-fields': (v) => `${v.count} fields reach the model. Keep those that it needs to answer.`,
  'unstable-sort': (v) =>
    v.isSorted
      ? `The text keeps ${countOf(v.kept, 'row')}, and rows that sort alike may change places from call to call.`
      : `The text keeps the first ${countOf(v.kept, 'row')}, and nothing says what order they are in.`,
  'csv-null-empty-ambiguous': (v) => `null and empty text look the same in ${v.names}.`,
  'csv-type-loss': (v) => `A table can't show that these are text, not numbers: ${v.names}.`,
  'md-nested-cell': (v) => `Objects stand in ${countOf(v.count, 'column')} of the table: ${v.names}.`,
  'md-long-cell': (v) => `A cell of ${v.path} has ${v.characters} characters; a table is hard to read with such cells.`,
  'rest-out-of-reach': (v) =>
    [
      v.isSkipped
        ? `${countOf(v.omitted, 'row')} of this page are left out, and the cursor to the next page begins after them.`
        : `${countOf(v.omitted, 'row')} are left out, and the result does not say how to get them.`,
      ...(v.lacks === '' ? [] : [wayOut[String(v.lacks)]]),
    ].join(' '),
  'text-for-records': (v) => `${v.rows} records repeat every field's name.`,
  'raw-large-json': (v) => `${v.characters} characters of JSON, many of them indentation.`,
} satisfies Record<string, Sentence>;

/** What the author of a tool can do where no cursor can be given here. */
const wayOut: { readonly [lack: string]: string } = {
  front: 'A cursor goes on after the first rows: keep those, or let the tool take a filter that asks for fewer.',
  order:
    'Nothing keeps them in one order: have the tool sort by an id or give a cursor of its own, or let it take a filter.',
};

const sensitiveNames: { readonly [kind: string]: string } = {
  password: 'A password or its hash',
  token: 'A token',
  secret: 'A secret',
  identity: 'The number of an identity document',
  account: 'A card or account number',
  phone: 'A phone number',
};

function capitalized(word: Values[string] | undefined): string {
  const text = String(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
