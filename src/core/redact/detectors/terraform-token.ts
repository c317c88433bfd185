import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchAtlas = matchWord(/[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}(?!-)/);

/** API tokens of Terraform Cloud and Enterprise. */
export const terraformToken = {
  id: 'terraform-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['.atlasv0.'] },
  match: (text, at) => matchAtlas(text, at - 14),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['a1B2c3D'.repeat(2), 'atlasv1', 'a1B2c_'.repeat(11)].join('.'),
      found: [['a1B2c3D'.repeat(2), 'atlasv1', 'a1B2c_'.repeat(11)].join('.')],
    },
    {
      text: `token = "${['a1B2c3D'.repeat(2), 'atlasv1', 'a1B2c_'.repeat(11)].join('.')}"`,
      found: [['a1B2c3D'.repeat(2), 'atlasv1', 'a1B2c_'.repeat(11)].join('.')],
    },
  ],
  misses: [{ text: 'x.atlasv1.y', reason: 'too short for one' }],
};
