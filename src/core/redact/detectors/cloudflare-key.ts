import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Origin CA keys of Cloudflare, and API tokens beside its name. */
export const cloudflareKey = {
  id: 'cloudflare-key',
  group: 'secret',
  suggests: 'fixed',
  context: /(?:cloudflare|cf_api)[a-z_.-]{0,20}(?:key|token)$/i,
  anchors: { words: ['v0.0-', 'cloudflare', 'cf_api_'] },
  match: matchWord(
    /v1\.0-[0-9a-f]{24}-[0-9a-f]{146}|(?:cloudflare|cf_api)[a-z_.-]{0,20}(?:key|token)(?:""|\\?["'])?\s{0,3}[:=]\s{0,3}(?:""|\\?["'])?([\w-]{40}|[0-9a-f]{37})(?!-)/i,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['v1.0', '0a1b'.repeat(6), ['0a1b'.repeat(36), '0a'].join('')].join('-'),
      found: [['v1.0', '0a1b'.repeat(6), ['0a1b'.repeat(36), '0a'].join('')].join('-')],
    },
    { text: `CLOUDFLARE_API_TOKEN=${'a1B2_'.repeat(8)}`, found: ['a1B2_'.repeat(8)] },
  ],
  misses: [
    { text: 'v1.0-rc1', reason: 'a version' },
    { text: `cloudflare ray ${'0a1b'.repeat(4)}`, reason: 'the id of a request' },
  ],
};
