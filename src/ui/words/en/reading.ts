import { number, plural } from './counts.ts';

const cameWhole = (items: number) =>
  items === 0 ? 'No item came whole before that.' : `${plural(items, 'item')} came whole before that.`;

/** What is said about how an output is read. */
export const readingWords = {
  reading: {
    open: (reader: string) => `${reader}: choose how it is read`,
    readAs: 'Read this as',
    leaveOn: 'Leave it as it is',
    others: 'Or',
    detect: 'Whatever fits',
    repair: 'Repair it…',
    repairTitle: 'Repair the JSON',
    repairWaiting: 'Looking for a repair…',
    noRepair: 'This can’t be repaired without guessing what was meant. Mend the output by hand, or use it as text.',
    cutAt: (line: number, items: number) =>
      `The text ends on line ${number(line)} before its JSON does. ${cameWhole(items)}`,
    breaksAt: (line: number, items: number) => `The JSON breaks on line ${number(line)}. ${cameWhole(items)}`,
    repairSum: (changes: number, added: number, dropped: number) =>
      `${plural(changes, 'change')}: ${plural(added, 'character')} put in, ${number(dropped)} taken out.`,
    repairNote: 'What is put in is a guess. The result is marked as partial and warns the model.',
    changes: 'What would change',
    putIn: 'put in',
    takenOut: 'taken out',
    moreChanges: (count: number) => `and ${number(count)} more`,
    doRepair: 'Repair it',
    leaveBroken: 'Leave it as text',
    call: (place: number, count: number, tool: string) => `Call ${number(place)} of ${number(count)}: ${tool}`,
    calls: 'Calls of this log',
    chooseCall: 'Choose a call…',
    previousCall: 'Previous call',
    nextCall: 'Next call',
    callsPurpose: 'Choose the call whose result you shape. The others of the same tool can become samples beside it.',
    callColumns: { tool: 'Tool', id: 'Call id', tokens: 'Tokens', status: 'Status' },
    callStatus: { answered: 'answered', failed: 'failed', unanswered: 'no result' },
    noTool: 'no name',
    narrow: 'Find a call by its tool, id or status',
    callsShown: (shown: number, before: number, count: number) =>
      shown === count
        ? plural(count, 'call')
        : `${number(before + 1)}–${number(before + shown)} of ${plural(count, 'call')}`,
    takeOthers: (count: number, all: number, tool: string) => {
      if (count < all) return `Add ${number(count)} of the ${number(all)} other results of ${tool} as samples`;
      return count === 1
        ? `Add the other result of ${tool} as a sample`
        : `Add the ${number(count)} other results of ${tool} as samples`;
    },
    counting: 'Counting…',
  },
};
