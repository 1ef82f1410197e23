interface Step {
  text: string
  code?: string
}

/** From a token to the first answer. The page and `docs/api.md` show the same steps. */
export const API_GUIDE: readonly Step[] = [
  {
    text: 'Open Settings, then Integrations, and choose “New token”. API tokens need the Teams or Omni plan. A token belongs to one user in one workspace and can never do more than this user. Copy it, because we show it only once.',
  },
  {
    text: 'Keep the address of your installation and the token in the shell. Never put a token into a URL, a page or a repository.',
    code: 'export MAILMONTH_URL=https://app.example.com\nread -rs MAILMONTH_TOKEN && export MAILMONTH_TOKEN',
  },
  {
    text: 'List your brands. Each brand has an `id` and a `workspaceId`, which other endpoints need.',
    code: 'curl -sS "$MAILMONTH_URL/api/brands" -H "Authorization: Bearer $MAILMONTH_TOKEN"',
  },
  {
    text: 'Read the ideas of a month. Replace BRAND_ID with an `id` from the list.',
    code: 'curl -sS "$MAILMONTH_URL/api/brands/BRAND_ID/plan/2027/1" -H "Authorization: Bearer $MAILMONTH_TOKEN"',
  },
  {
    text: 'With a token that can write, generate ideas. Requests that generate accept an `Idempotency-Key` of 1 to 80 characters. If you send a request again with the same key within 24 hours, you get the result of the first one. Another request with the same key is a 409.',
    code: 'curl -sS "$MAILMONTH_URL/api/brands/BRAND_ID/plan" -H "Authorization: Bearer $MAILMONTH_TOKEN" -H "Idempotency-Key: january-1" -H "Content-Type: application/json" -d \'{"year":2027,"month":1}\'',
  },
]

export const API_RULES: readonly string[] = [
  'An endpoint takes a token if it says “API tokens: read” or “API tokens: write”. All others answer 403 `TOKEN_NOT_ALLOWED`. A read-only token on an endpoint that writes gets 403 `TOKEN_READ_ONLY`.',
  'A wrong, expired or revoked token gets 401 `INVALID_API_TOKEN`. With a token, the session cookie is ignored.',
  'Each token has 600 reads and 60 writes a minute. `RateLimit` says how many are left, and a 429 has `Retry-After`.',
  'Every response has an `X-Request-Id`. Support can find a request by it.',
  'What a token does is signed with its name, such as “Ada (by token "Weekly sheet")”.',
  'Secret scanners find tokens with `\\bmm_[A-Za-z0-9_-]{43}_[A-Za-z0-9_-]{6}(?![\\w-])`. The last six characters are a checksum.',
]
