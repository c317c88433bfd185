import type { DecisionAction } from '../../model.ts';
import type { Sentence } from './sentence.ts';

/** What each of the ten actions asks an agent to do. */
export const actionWords: { readonly [action in DecisionAction]: () => string } = {
  answer: () => 'Answer the user from this result.',
  present: () => 'Show what is here, and say that it is not all, or may not be.',
  fetch_next_page: () => 'Fetch the next page before drawing a conclusion.',
  broaden: () => 'Search once more with broader terms.',
  ask_permission: () => 'Ask the user for permission.',
  fix_arguments: () => 'Correct the arguments and call again.',
  back_off: () => 'Wait, then call again with the same arguments.',
  fall_back: () => 'Use another tool or another way.',
  stop_and_report: () => 'Stop, and tell the user what a person has to do.',
  say_uncertain: () => 'Say that the outcome is not certain, and check it before building on it.',
};

/** Why an agent should take a step, by reason id. */
export const decisionWords = {
  complete: () => 'The result is complete.',
  'unknown-total': () => 'The result does not say whether there is more.',
  'rows-left-out': (v) => `${v.returned} of ${v.matched} rows are shown.`,
  'more-pages': () => 'There is another page.',
  'no-match': () => 'The search was complete and found nothing.',
  'not-sure-empty': () => 'Nothing was found, but the search may not have been complete.',
  'not-permitted': () => 'Rows were held back by permissions.',
  'said-no-match': () => 'The source says that nothing matched, but not that it searched everything.',
  'nothing-found': () => 'Nothing was found, and nothing says why.',
  'wrong-scope': () => 'The search looked in the wrong place.',
  'source-failing': () => 'The result is empty because a system behind the tool failed.',
  'index-behind': () => 'The index has not caught up yet.',
  'rows-elsewhere': () => 'The rows that exist are not on this page.',
  'text-cut': (v) => `${v.returned} of ${v.matched} ${v.unit} are shown.`,
  'some-rows': (v) =>
    v.received === null
      ? `${v.returned} rows are shown, others were left out.`
      : `${v.returned} of the ${v.received} rows that came are shown; how many exist is not known.`,
  'values-cut': (v) => (v.count === 1 ? 'One value was cut.' : `${v.count} values were cut.`),
  'input-cut': () => 'The output was cut off before it came here.',
  'input-repaired': () => 'The output was broken and has been repaired: what was put in is a guess.',
  'input-broken': () => 'The output could not be read as what it means to be: a part may be missing.',
  'source-partial': () => 'The source says that a part is missing.',
  done: () => 'The action was carried out.',
  'not-granted': (v) => `${v.code}: the permission is missing.`,
  'not-offered': (v) => `${v.code}: this tool does not offer what was asked.`,
  'wait-and-retry': (v) => `${v.code} is temporary.`,
  'change-the-call': (v) => `${v.code} needs other arguments.`,
  'person-must-act': (v) => `${v.code} needs a person.`,
  'no-signal': () => 'The output does not say whether the call worked.',
} satisfies Record<string, Sentence>;
