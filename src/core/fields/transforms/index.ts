import { ageTransform } from './age.ts';
import { aggregateTransform } from './aggregate.ts';
import { aliasTransform } from './alias.ts';
import { constantTransform } from './constant.ts';
import { countTransform } from './count.ts';
import { dateTransform } from './date.ts';
import { dropEmptyTransform } from './drop-empty.ts';
import { dropKeysTransform } from './drop-keys.ts';
import { fileTransform } from './file.ts';
import { flattenTransform } from './flatten.ts';
import { joinTransform } from './join.ts';
import { moneyTransform } from './money.ts';
import { pickTransform } from './pick.ts';
import { sampleTransform } from './sample.ts';
import { templateTransform } from './template.ts';
import type { Transform } from './transform.ts';
import { unitTransform } from './unit.ts';
import { unwrapTransform } from './unwrap.ts';

/** In the order of the menu. */
export const transforms = [
  dateTransform,
  fileTransform,
  moneyTransform,
  unitTransform,
  flattenTransform,
  unwrapTransform,
  joinTransform,
  sampleTransform,
  pickTransform,
  countTransform,
  constantTransform,
  aliasTransform,
  ageTransform,
  templateTransform,
  dropKeysTransform,
  dropEmptyTransform,
  aggregateTransform,
] as const satisfies readonly Transform[];
