// Every sentence of the interface. A second language is one more folder of the same shape.

import { billWords } from './en/bill.ts';
import { changeWords } from './en/changes.ts';
import { compareWords } from './en/compare.ts';
import { number } from './en/counts.ts';
import { cutWords } from './en/cuts.ts';
import { fieldWords } from './en/fields.ts';
import { leavingWords } from './en/leaving.ts';
import { formatNames, nameIn, readerNames, stageName, stageNames } from './en/names.ts';
import { outputWords } from './en/output.ts';
import { readingWords } from './en/reading.ts';
import { resultPaneWords } from './en/result.ts';
import { rowsWords } from './en/rows.ts';
import { sampleWords } from './en/samples.ts';
import { shellWords } from './en/shell.ts';
import { stageWords } from './en/stages.ts';
import { workWords } from './en/work.ts';

export const en = {
  number,
  ...billWords,
  ...changeWords,
  ...compareWords,
  ...cutWords,
  ...fieldWords,
  ...leavingWords,
  ...outputWords,
  ...readingWords,
  ...resultPaneWords,
  ...rowsWords,
  ...sampleWords,
  ...shellWords,
  ...stageWords,
  ...workWords,
  stageNames,
  stageName,
  formatName: (id: string) => nameIn(formatNames, id),
  nameIn,
  readerName: (id: string) => nameIn(readerNames, id),
};
