import type { Detector } from '../../model.ts';
import { aadhaar } from './aadhaar.ts';
import { ageKey } from './age-key.ts';
import { airtableToken } from './airtable-token.ts';
import { alibabaKey } from './alibaba-key.ts';
import { anthropicKey } from './anthropic-key.ts';
import { artifactoryKey } from './artifactory-key.ts';
import { atlassianToken } from './atlassian-token.ts';
import { awsAccessKey } from './aws-access-key.ts';
import { azureSecret } from './azure-secret.ts';
import { baiduKey } from './baidu-key.ts';
import { bankAccount } from './bank-account.ts';
import { bearerToken } from './bearer-token.ts';
import { birthDate } from './birth-date.ts';
import { birthNumberNo } from './birth-number-no.ts';
import { braintreeToken } from './braintree-token.ts';
import { brevoKey } from './brevo-key.ts';
import { bsnNl } from './bsn-nl.ts';
import { buildkiteToken } from './buildkite-token.ts';
import { carPlateCn } from './car-plate-cn.ts';
import { chatWebhook } from './chat-webhook.ts';
import { circleciToken } from './circleci-token.ts';
import { clickhouseKey } from './clickhouse-key.ts';
import { clojarsToken } from './clojars-token.ts';
import { cloudflareKey } from './cloudflare-key.ts';
import { cnpjBr } from './cnpj-br.ts';
import { connectionString } from './connection-string.ts';
import { contentfulToken } from './contentful-token.ts';
import { cookie } from './cookie.ts';
import { cpfBr } from './cpf-br.ts';
import { cratesToken } from './crates-token.ts';
import { creditCodeCn } from './credit-code-cn.ts';
import { curpMx } from './curp-mx.ts';
import { databricksToken } from './databricks-token.ts';
import { digitaloceanToken } from './digitalocean-token.ts';
import { discordToken } from './discord-token.ts';
import { dniEs } from './dni-es.ts';
import { dockerToken } from './docker-token.ts';
import { dopplerToken } from './doppler-token.ts';
import { dropboxToken } from './dropbox-token.ts';
import { dynatraceToken } from './dynatrace-token.ts';
import { elevenlabsKey } from './elevenlabs-key.ts';
import { email } from './email.ts';
import { facebookToken } from './facebook-token.ts';
import { figmaToken } from './figma-token.ts';
import { fireworksKey } from './fireworks-key.ts';
import { flutterwaveKey } from './flutterwave-key.ts';
import { flyToken } from './fly-token.ts';
import { genericSecret } from './generic-secret.ts';
import { githubToken } from './github-token.ts';
import { gitlabToken } from './gitlab-token.ts';
import { googleKey } from './google-key.ts';
import { grafanaToken } from './grafana-token.ts';
import { groqKey } from './groq-key.ts';
import { herokuKey } from './heroku-key.ts';
import { honeycombKey } from './honeycomb-key.ts';
import { huggingfaceToken } from './huggingface-token.ts';
import { iban } from './iban.ts';
import { idCardCn } from './id-card-cn.ts';
import { idCardHk } from './id-card-hk.ts';
import { idCardSg } from './id-card-sg.ts';
import { idCardTw } from './id-card-tw.ts';
import { identityNumberTr } from './identity-number-tr.ts';
import { identityNumberZa } from './identity-number-za.ts';
import { imei } from './imei.ts';
import { inseeFr } from './insee-fr.ts';
import { internalHost } from './internal-host.ts';
import { internalPath } from './internal-path.ts';
import { ip } from './ip.ts';
import { jwt } from './jwt.ts';
import { landlineCn } from './landline-cn.ts';
import { langsmithKey } from './langsmith-key.ts';
import { linearKey } from './linear-key.ts';
import { macAddress } from './mac-address.ts';
import { mailchimpKey } from './mailchimp-key.ts';
import { mailgunKey } from './mailgun-key.ts';
import { mongodbKey } from './mongodb-key.ts';
import { myNumberJp } from './my-number-jp.ts';
import { nationalNumberBe } from './national-number-be.ts';
import { neonKey } from './neon-key.ts';
import { netlifyToken } from './netlify-token.ts';
import { newrelicKey } from './newrelic-key.ts';
import { nhsNumber } from './nhs-number.ts';
import { ninoUk } from './nino-uk.ts';
import { notionToken } from './notion-token.ts';
import { npmToken } from './npm-token.ts';
import { nugetKey } from './nuget-key.ts';
import { nvidiaKey } from './nvidia-key.ts';
import { octopusKey } from './octopus-key.ts';
import { onePasswordKey } from './one-password-key.ts';
import { openaiKey } from './openai-key.ts';
import { panIn } from './pan-in.ts';
import { passport } from './passport.ts';
import { passwordHash } from './password-hash.ts';
import { paymentCard } from './payment-card.ts';
import { perplexityKey } from './perplexity-key.ts';
import { personalCodeFi } from './personal-code-fi.ts';
import { personalNumberSe } from './personal-number-se.ts';
import { peselPl } from './pesel-pl.ts';
import { phoneCn } from './phone-cn.ts';
import { phoneE164 } from './phone-e164.ts';
import { phoneNanp } from './phone-nanp.ts';
import { pineconeKey } from './pinecone-key.ts';
import { plaidToken } from './plaid-token.ts';
import { planetscaleToken } from './planetscale-token.ts';
import { posthogKey } from './posthog-key.ts';
import { postmanKey } from './postman-key.ts';
import { privateKey } from './private-key.ts';
import { pulumiToken } from './pulumi-token.ts';
import { pypiToken } from './pypi-token.ts';
import { razorpayKey } from './razorpay-key.ts';
import { replicateToken } from './replicate-token.ts';
import { resendKey } from './resend-key.ts';
import { residentNumberKr } from './resident-number-kr.ts';
import { rubygemsKey } from './rubygems-key.ts';
import { rutCl } from './rut-cl.ts';
import { sendgridKey } from './sendgrid-key.ts';
import { sentryToken } from './sentry-token.ts';
import { shopifyToken } from './shopify-token.ts';
import { signedUrl } from './signed-url.ts';
import { sinCa } from './sin-ca.ts';
import { slackToken } from './slack-token.ts';
import { sonarToken } from './sonar-token.ts';
import { sqlText } from './sql-text.ts';
import { squareToken } from './square-token.ts';
import { ssnUs } from './ssn-us.ts';
import { stackTrace } from './stack-trace.ts';
import { stripeKey } from './stripe-key.ts';
import { supabaseKey } from './supabase-key.ts';
import { taxCodeIt } from './tax-code-it.ts';
import { taxIdDe } from './tax-id-de.ts';
import { telegramToken } from './telegram-token.ts';
import { tencentKey } from './tencent-key.ts';
import { terraformToken } from './terraform-token.ts';
import { tfnAu } from './tfn-au.ts';
import { twilioKey } from './twilio-key.ts';
import { typeformToken } from './typeform-token.ts';
import { urlCredentials } from './url-credentials.ts';
import { vaultToken } from './vault-token.ts';
import { xaiKey } from './xai-key.ts';

/** Of two that find the same text, the earlier gives its name. */
export const detectors = [
  privateKey,
  anthropicKey,
  ageKey,
  airtableToken,
  alibabaKey,
  artifactoryKey,
  atlassianToken,
  awsAccessKey,
  azureSecret,
  baiduKey,
  braintreeToken,
  brevoKey,
  buildkiteToken,
  chatWebhook,
  circleciToken,
  clickhouseKey,
  clojarsToken,
  cloudflareKey,
  contentfulToken,
  cratesToken,
  databricksToken,
  digitaloceanToken,
  discordToken,
  dockerToken,
  dopplerToken,
  dropboxToken,
  dynatraceToken,
  elevenlabsKey,
  facebookToken,
  figmaToken,
  fireworksKey,
  flutterwaveKey,
  flyToken,
  githubToken,
  gitlabToken,
  googleKey,
  grafanaToken,
  groqKey,
  herokuKey,
  honeycombKey,
  huggingfaceToken,
  langsmithKey,
  linearKey,
  mailchimpKey,
  mailgunKey,
  mongodbKey,
  neonKey,
  netlifyToken,
  newrelicKey,
  notionToken,
  npmToken,
  nugetKey,
  nvidiaKey,
  octopusKey,
  onePasswordKey,
  openaiKey,
  perplexityKey,
  pineconeKey,
  plaidToken,
  planetscaleToken,
  posthogKey,
  postmanKey,
  pulumiToken,
  pypiToken,
  razorpayKey,
  replicateToken,
  resendKey,
  rubygemsKey,
  sendgridKey,
  sentryToken,
  shopifyToken,
  slackToken,
  sonarToken,
  squareToken,
  stripeKey,
  supabaseKey,
  telegramToken,
  tencentKey,
  terraformToken,
  twilioKey,
  typeformToken,
  vaultToken,
  xaiKey,
  jwt,
  passwordHash,
  bearerToken,
  connectionString,
  urlCredentials,
  signedUrl,
  cookie,
  genericSecret,
  email,
  idCardCn,
  paymentCard,
  iban,
  aadhaar,
  bankAccount,
  birthDate,
  birthNumberNo,
  bsnNl,
  carPlateCn,
  cnpjBr,
  cpfBr,
  creditCodeCn,
  curpMx,
  dniEs,
  idCardHk,
  idCardSg,
  idCardTw,
  identityNumberTr,
  identityNumberZa,
  imei,
  inseeFr,
  myNumberJp,
  nationalNumberBe,
  nhsNumber,
  ninoUk,
  panIn,
  passport,
  personalCodeFi,
  personalNumberSe,
  peselPl,
  residentNumberKr,
  rutCl,
  sinCa,
  ssnUs,
  taxCodeIt,
  taxIdDe,
  tfnAu,
  phoneCn,
  landlineCn,
  phoneE164,
  phoneNanp,
  ip,
  internalHost,
  internalPath,
  macAddress,
  sqlText,
  stackTrace,
] as const satisfies readonly Detector[];
