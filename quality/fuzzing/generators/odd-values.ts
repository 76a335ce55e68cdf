import fc from "fast-check"

/** Texts that break careless parsers, databases, pages or logs. */
export const ODD_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u0000\u0001\u001f\u007f",
  "\ud800",
  "x\udfff",
  "\udc00\ud800",
  "\u202Eesrever\u202C",
  "\u200B\u200D\uFEFF",
  "🦜🥜𝕏𠜎",
  "e\u0301".repeat(40),
  "ﷺ".repeat(50),
  "İıſK",
  "\r\nSet-Cookie: a=b",
  "' OR '1'='1' --",
  '\'; DROP TABLE "order"; --',
  '" OR ""="',
  "1); SELECT pg_sleep(1); --",
  "%' ESCAPE '",
  "%_%\\",
  "$1 $$ ${7*7} {{7*7}} #{7*7}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "..\\..\\x",
  "/etc/passwd\0.png",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "//evil.example/x",
  "\\\\evil.example\\x",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "[object Object]",
  "undefined",
  "null",
  "NaN",
  "true",
  "-1",
  "1e309",
  "0x10",
  "9".repeat(40),
  "9223372036854775808",
  "2147483648",
  "1970-01-01",
  "2026-02-30",
  "+275760-09-13T00:00:00.001Z",
  "=cmd|' /C calc'!A0",
  "(".repeat(200),
  "a".repeat(5_000),
  "%00",
  "%E0%A4%A",
  "%c0%af",
] as const

/** Text that is longer than any field allows, but shorter than the limit for a body. */
const HUGE_TEXT = "é".repeat(30_000)

/** Any UTF-16 code unit, including lone surrogates. */
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: codeUnit, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constant(HUGE_TEXT) },
)

const oddNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e-300,
  1e15,
  1e21,
  1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
)

function nested(depth: number): unknown {
  let value: unknown = "deep"
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Objects from JSON.parse, because it creates an own property "__proto__". */
const POISON = [
  '{"__proto__":{"is_admin":true,"status":200}}',
  '{"constructor":{"prototype":{"is_admin":true}}}',
  '{"__proto__":null}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1,"then":1,"length":-1}',
  '{"is_admin":true,"role":"admin","metadata":{"is_admin":true},"id":"x","user_id":"x","deleted_at":null}',
  '{"$ne":null,"$gt":""}',
].map((text) => JSON.parse(text) as Record<string, unknown>)

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.constantFrom(...POISON) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(50, 1_500).map(nested) },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 20 }) },
)

export const poison: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom(...POISON)
