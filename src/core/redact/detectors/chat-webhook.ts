import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Addresses at which anyone can post to Teams, Discord, Feishu, DingTalk or WeCom. */
export const chatWebhook = {
  id: 'chat-webhook',
  group: 'secret',
  suggests: 'fixed',
  anchors: {
    words: [
      'webhook.office.com/',
      'discord.com/api/webhooks/',
      'discordapp.com/api/webhooks/',
      'open-apis/bot/',
      'robot/send?access_token=',
      'webhook/send?key=',
    ],
  },
  match: matchWord(
    /(?:webhook\.office\.com\/webhookb2|discord(?:app)?\.com\/api\/webhooks|open-apis\/bot\/v2\/hook|robot\/send\?access_token=|cgi-bin\/webhook\/send\?key=|webhook\/send\?key=)\/?([\w@/-]{30,250})/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `https://oapi.dingtalk.com/robot/send?access_token=${'0a1b'.repeat(16)}`, found: ['0a1b'.repeat(16)] },
    {
      text: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${'0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'}`,
      found: ['0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'],
    },
    {
      text: `https://open.feishu.cn/open-apis/bot/v2/hook/${'0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'}"`,
      found: ['0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'],
    },
    {
      text: `https://discord.com/api/webhooks/${['123456789012345678', 'a1B2_c3D4-'.repeat(6)].join('/')}`,
      found: [['123456789012345678', 'a1B2_c3D4-'.repeat(6)].join('/')],
    },
  ],
  misses: [{ text: 'https://discord.com/api/webhooks/', reason: 'an address without its secret part' }],
};
