import type { Detector } from '../../model.ts';
import { anthropicKey } from './anthropic-key.ts';
import { awsAccessKey } from './aws-access-key.ts';
import { bearerToken } from './bearer-token.ts';
import { connectionString } from './connection-string.ts';
import { email } from './email.ts';
import { githubToken } from './github-token.ts';
import { gitlabToken } from './gitlab-token.ts';
import { googleKey } from './google-key.ts';
import { iban } from './iban.ts';
import { idCardCn } from './id-card-cn.ts';
import { ip } from './ip.ts';
import { jwt } from './jwt.ts';
import { openaiKey } from './openai-key.ts';
import { passwordHash } from './password-hash.ts';
import { paymentCard } from './payment-card.ts';
import { phoneCn } from './phone-cn.ts';
import { phoneE164 } from './phone-e164.ts';
import { phoneNanp } from './phone-nanp.ts';
import { privateKey } from './private-key.ts';
import { slackToken } from './slack-token.ts';
import { stripeKey } from './stripe-key.ts';
import { urlCredentials } from './url-credentials.ts';

/** Of two that find the same text, the earlier gives its name. */
export const detectors = [
  privateKey,
  anthropicKey,
  openaiKey,
  githubToken,
  gitlabToken,
  slackToken,
  stripeKey,
  googleKey,
  awsAccessKey,
  jwt,
  passwordHash,
  bearerToken,
  connectionString,
  urlCredentials,
  email,
  idCardCn,
  paymentCard,
  iban,
  phoneCn,
  phoneE164,
  phoneNanp,
  ip,
] as const satisfies readonly Detector[];
