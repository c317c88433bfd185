import { hexDigits, letters, type Made, type Next, oneOf, some, upperDigits, urlSafe, uuid, wordLike } from './made.ts';

/** Makers of keys and tokens after the formats that their vendors document, by detector. */
export const madeSecrets: Readonly<Record<string, (next: Next) => string>> = {
  'anthropic-key': (next) => `sk-ant-${oneOf(next, 'api03', 'admin01', 'oat01')}-${some(next, urlSafe, 93)}AA`,
  'openai-key': (next) =>
    oneOf(
      next,
      `sk-proj-${some(next, urlSafe, 74)}T3BlbkFJ${some(next, urlSafe, 74)}`,
      `sk-${some(next, letters, 48)}`,
      `sk-svcacct-${some(next, urlSafe, 60)}`,
    ),
  'github-token': (next) =>
    oneOf(
      next,
      `${oneOf(next, 'ghp', 'gho', 'ghu', 'ghs', 'ghr')}_${some(next, letters, 36)}`,
      `github_pat_${some(next, letters, 22)}_${some(next, letters, 59)}`,
    ),
  'gitlab-token': (next) => `${oneOf(next, 'glpat', 'gldt', 'glrt', 'glptt', 'glcbt')}-${some(next, urlSafe, 20)}`,
  'slack-token': (next) =>
    oneOf(
      next,
      `xoxb-${some(next, '0123456789', 12)}-${some(next, '0123456789', 13)}-${some(next, letters, 24)}`,
      `xoxp-${some(next, '0123456789', 11)}-${some(next, '0123456789', 11)}-${some(next, '0123456789', 12)}-${some(next, hexDigits, 32)}`,
      `xapp-1-A${some(next, upperDigits, 10)}-${some(next, '0123456789', 13)}-${some(next, hexDigits, 64)}`,
    ),
  'stripe-key': (next) =>
    oneOf(
      next,
      `${oneOf(next, 'sk', 'rk')}_${oneOf(next, 'live', 'test')}_${some(next, letters, 24 + next(75))}`,
      `whsec_${some(next, letters, 32)}`,
    ),
  'google-key': (next) =>
    oneOf(
      next,
      `AIza${some(next, urlSafe, 35)}`,
      `GOCSPX-${some(next, urlSafe, 28)}`,
      `ya29.a0${some(next, urlSafe, 160)}`,
    ),
  'aws-access-key': (next) => `${oneOf(next, 'AKIA', 'ASIA')}${some(next, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16)}`,
  'alibaba-key': (next) => `LTAI${some(next, letters, 20)}`,
  'tencent-key': (next) => `AKID${some(next, letters, 32)}`,
  'baidu-key': (next) => `bce-v3/ALTAK-${some(next, letters, 21)}/${some(next, hexDigits, 40)}`,
  'azure-secret': (next) => `${some(next, letters, 3)}8Q~${some(next, urlSafe, 34)}`,
  'digitalocean-token': (next) => `${oneOf(next, 'dop', 'doo', 'dor')}_v1_${some(next, hexDigits, 64)}`,
  'databricks-token': (next) => `dapi${some(next, hexDigits, 32)}`,
  'cloudflare-key': (next) => `v1.0-${some(next, hexDigits, 24)}-${some(next, hexDigits, 146)}`,
  'heroku-key': (next) => `HRKU-AA${some(next, urlSafe, 58)}`,
  'fly-token': (next) => oneOf(next, `fo1_${some(next, urlSafe, 43)}`, `fm2_${some(next, letters, 120)}`),
  'netlify-token': (next) => `nfp_${some(next, letters, 36)}`,
  'terraform-token': (next) => `${some(next, letters, 14)}.atlasv1.${some(next, urlSafe, 66)}`,
  'vault-token': (next) => `hvs.${some(next, urlSafe, 95)}`,
  'pulumi-token': (next) => `pul-${some(next, hexDigits, 40)}`,
  'doppler-token': (next) => `dp.pt.${some(next, letters, 43)}`,
  'one-password-key': (next) => `A3-${[6, 6, 5, 5, 5, 5].map((length) => some(next, upperDigits, length)).join('-')}`,
  'age-key': (next) => `AGE-SECRET-KEY-1${some(next, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 58)}`,
  'atlassian-token': (next) =>
    oneOf(
      next,
      `ATATT3xFfGF0${some(next, urlSafe, 172)}=${some(next, upperDigits, 8)}`,
      `ATBB${some(next, letters, 32)}`,
    ),
  'circleci-token': (next) => `CCIPAT_${some(next, letters, 22)}_${some(next, hexDigits, 40)}`,
  'buildkite-token': (next) => `bkua_${some(next, hexDigits, 40)}`,
  'sonar-token': (next) => `${oneOf(next, 'squ', 'sqp', 'sqa')}_${some(next, hexDigits, 40)}`,
  'octopus-key': (next) => `API-${some(next, upperDigits, 26)}`,
  'discord-token': (next) =>
    `${oneOf(next, 'MTA', 'NzY', 'OTU')}${some(next, letters, 23)}.${some(next, urlSafe, 6)}.${some(next, urlSafe, 38)}`,
  'telegram-token': (next) => `${1 + next(9)}${some(next, '0123456789', 9)}:AA${some(next, urlSafe, 33)}`,
  'square-token': (next) => oneOf(next, `sq0atp-${some(next, urlSafe, 22)}`, `sq0csp-${some(next, urlSafe, 43)}`),
  'braintree-token': (next) =>
    `access_token$production$${some(next, '0123456789abcdefghijklmnopqrstuvwxyz', 16)}$${some(next, hexDigits, 32)}`,
  'shopify-token': (next) => `${oneOf(next, 'shpat', 'shpca', 'shppa', 'shpss')}_${some(next, hexDigits, 32)}`,
  'plaid-token': (next) => `access-${oneOf(next, 'sandbox', 'production')}-${uuid(next)}`,
  'flutterwave-key': (next) => `FLWSECK_TEST-${some(next, hexDigits, 32)}-X`,
  'razorpay-key': (next) => `rzp_live_${some(next, letters, 14)}`,
  'sendgrid-key': (next) => `SG.${some(next, urlSafe, 22)}.${some(next, urlSafe, 43)}`,
  'mailgun-key': (next) => `key-${some(next, hexDigits, 32)}`,
  'mailchimp-key': (next) => `${some(next, hexDigits, 32)}-us${1 + next(21)}`,
  'brevo-key': (next) => `xkeysib-${some(next, hexDigits, 64)}-${some(next, letters, 16)}`,
  'resend-key': (next) => `re_${some(next, letters, 8)}_${some(next, letters, 24)}`,
  'twilio-key': (next) => `SK${some(next, hexDigits, 32)}`,
  'huggingface-token': (next) => `hf_${some(next, letters, 34)}`,
  'perplexity-key': (next) => `pplx-${some(next, letters, 48)}`,
  'groq-key': (next) => `gsk_${some(next, letters, 52)}`,
  'replicate-token': (next) => `r8_${some(next, letters, 37)}`,
  'xai-key': (next) => `xai-${some(next, letters, 80)}`,
  'langsmith-key': (next) => `lsv2_pt_${some(next, hexDigits, 32)}_${some(next, hexDigits, 10)}`,
  'nvidia-key': (next) => `nvapi-${some(next, urlSafe, 64)}`,
  'elevenlabs-key': (next) => `sk_${some(next, hexDigits, 48)}`,
  'pinecone-key': (next) => `pcsk_${some(next, letters, 6)}_${some(next, letters, 63)}`,
  'npm-token': (next) => `npm_${some(next, letters, 36)}`,
  'pypi-token': (next) => `pypi-AgEIcHlwaS5vcmc${some(next, urlSafe, 140)}`,
  'rubygems-key': (next) => `rubygems_${some(next, hexDigits, 48)}`,
  'nuget-key': (next) => `oy2${some(next, '0123456789abcdefghijklmnopqrstuvwxyz', 43)}`,
  'docker-token': (next) => `dckr_pat_${some(next, urlSafe, 27)}`,
  'artifactory-key': (next) => `AKCp${some(next, letters, 69)}`,
  'clojars-token': (next) => `CLOJARS_${some(next, hexDigits, 60)}`,
  'crates-token': (next) => `cio${some(next, letters, 32)}`,
  'planetscale-token': (next) => `pscale_${oneOf(next, 'tkn', 'pw', 'oauth')}_${some(next, urlSafe, 43)}`,
  'supabase-key': (next) => `sbp_${some(next, hexDigits, 40)}`,
  'neon-key': (next) => `napi_${some(next, '0123456789abcdefghijklmnopqrstuvwxyz', 64)}`,
  'airtable-token': (next) => `pat${some(next, letters, 14)}.${some(next, hexDigits, 64)}`,
  'notion-token': (next) => `ntn_${some(next, '0123456789', 11)}${some(next, letters, 35)}`,
  'newrelic-key': (next) => `NRAK-${some(next, upperDigits, 27)}`,
  'grafana-token': (next) => `glsa_${some(next, letters, 32)}_${some(next, hexDigits, 8)}`,
  'sentry-token': (next) => `sntryu_${some(next, hexDigits, 64)}`,
  'dynatrace-token': (next) => `dt0c01.${some(next, upperDigits, 24)}.${some(next, upperDigits, 64)}`,
  'honeycomb-key': (next) => `hcaik_${some(next, hexDigits, 58)}`,
  'posthog-key': (next) => `phx_${some(next, letters, 43)}`,
  'linear-key': (next) => `lin_api_${some(next, letters, 40)}`,
  'postman-key': (next) => `PMAK-${some(next, hexDigits, 24)}-${some(next, hexDigits, 34)}`,
  'figma-token': (next) => `figd_${some(next, urlSafe, 40)}`,
  'dropbox-token': (next) => `sl.${some(next, urlSafe, 135)}`,
  'facebook-token': (next) => `EAAC${some(next, letters, 150)}`,
  'contentful-token': (next) => `CFPAT-${some(next, urlSafe, 43)}`,
  'typeform-token': (next) => `tfp_${some(next, urlSafe, 59)}`,
  jwt: (next) => `eyJhbGciOiJIUzI1NiJ9.eyJ${some(next, urlSafe, 60)}.${some(next, urlSafe, 43)}`,
  'password-hash': (next) => `$2b$1${next(10)}$${some(next, letters, 53)}`,
};

/** Secrets that their surroundings tell. */
export const madeInContext: Readonly<Record<string, (next: Next) => Made>> = {
  'bearer-token': (next) => around(next, 'Authorization: Bearer ', some(next, letters, 40), '\n'),
  'connection-string': (next) => around(next, 'Server=db1;Database=shop;User Id=sa;Password=', wordLike(next), ';'),
  'url-credentials': (next) => around(next, 'postgres://app:', some(next, letters, 14), '@db.example.com:5432/shop'),
  'signed-url': (next) =>
    around(next, 'https://files.example.com/a.pdf?X-Amz-Expires=300&X-Amz-Signature=', some(next, hexDigits, 64), ''),
  cookie: (next) => around(next, 'Set-Cookie: ', `sid=${some(next, letters, 32)}; Path=/; HttpOnly`, '\n'),
  'generic-secret': (next) => {
    const name = oneOf(
      next,
      'api_key',
      'client_secret',
      'DB_PASSWORD',
      'auth_token',
      'secretKey',
      'encryption_key',
      '密码',
      '密钥',
      'password',
      'access_token',
    );
    const sign = oneOf(next, ': ', '=', ' = "', '": "');
    return around(next, `${name}${sign}`, some(next, letters, 16 + next(24)), sign.endsWith('"') ? '"' : ' ');
  },
};

function around(_next: Next, before: string, value: string, after: string): Made {
  return { text: `${before}${value}${after}`, start: before.length, end: before.length + value.length };
}
