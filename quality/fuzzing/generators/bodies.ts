import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import fc from "fast-check"
import { oddText, oddValue } from "./odd-values"

export interface Body {
  headers: [name: string, value: string][]
  bytes: Buffer
  /** JSON value of a plain body. Absent for other bodies. */
  json?: unknown
}

const JSON_TYPE = "application/json"
const typed = (type: string, bytes: Buffer | string): Body => ({
  headers: [["Content-Type", type]],
  bytes: Buffer.from(bytes),
})

export function plain(json: unknown): Body {
  const text = JSON.stringify(json) ?? "null"
  return { ...typed(JSON_TYPE, text), json: JSON.parse(text) as unknown }
}

/** Body that is compressed to a few bytes and decompresses to 20 MB. */
const BOMB = gzipSync(Buffer.alloc(20 * 1024 * 1024, "[ "))

/** Bodies with a type or encoding that does not match their content. */
const DISGUISES: ((text: string) => Body)[] = [
  (text) => typed("text/plain", text),
  (text) => typed("application/x-www-form-urlencoded", text),
  (text) => typed("multipart/form-data; boundary=x", text),
  (text) => typed("application/xml", text),
  (text) => typed("application/json; charset=klingon", text),
  (text) => typed("application/json;;;=", text),
  (text) => typed("application/vnd.api+json", text),
  (text) => typed(JSON_TYPE, Buffer.from(text, "utf16le")),
  (text) => typed("application/json; charset=utf-16", Buffer.from(text, "utf16le")),
  (text) => typed("application/json; charset=iso-8859-1", Buffer.from(text, "latin1")),
  (text) => typed(JSON_TYPE, `\uFEFF${text}`),
  (text) => typed(JSON_TYPE, text.slice(0, -1)),
  (text) => typed(JSON_TYPE, `${text}}`),
  (text) => typed(JSON_TYPE, text.replace("{", '{"a":1,"a":2,')),
  (text) => typed(JSON_TYPE, text.replaceAll('"', "'")),
  (text) =>
    typed(JSON_TYPE, Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xc0, 0x80])])),
  (text) => ({ headers: [], bytes: Buffer.from(text) }),
  (text) => ({
    headers: [
      ["Content-Type", JSON_TYPE],
      ["Content-Type", "text/html"],
    ],
    bytes: Buffer.from(text),
  }),
]

/** Compressed forms of a body. A server that decompresses a body must limit its size. */
const PACKINGS: ((bytes: Buffer) => [encoding: string, bytes: Buffer])[] = [
  (bytes) => ["gzip", gzipSync(bytes)],
  (bytes) => ["deflate", deflateSync(bytes)],
  (bytes) => ["br", brotliCompressSync(bytes)],
  (bytes) => ["gzip", gzipSync(bytes).subarray(0, -6)],
  (bytes) => ["gzip", bytes],
  (bytes) => ["gzip, gzip", gzipSync(gzipSync(bytes))],
  (bytes) => ["zstd", bytes],
  (bytes) => ["identity, x", bytes],
  () => ["gzip", BOMB],
]

const NOT_JSON = [
  "",
  "null",
  "0",
  '"text"',
  "NaN",
  "1e999",
  "[".repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  '{"a":' + "9".repeat(20_000) + "}",
  "[1,]",
  '{"\\ud800":"\\u0000"}',
  "\0\0\0",
  " ".repeat(50_000),
]

const disguised = (json: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  fc
    .tuple(json, fc.constantFrom(...DISGUISES))
    .map(([value, disguise]) => disguise(JSON.stringify(value) ?? "null"))

const packed = (json: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  fc.tuple(json, fc.constantFrom(...PACKINGS)).map(([value, pack]) => {
    const [encoding, bytes] = pack(Buffer.from(JSON.stringify(value) ?? "null"))
    return {
      headers: [
        ["Content-Type", JSON_TYPE],
        ["Content-Encoding", encoding],
      ],
      bytes,
    }
  })

const rubbish: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom(...NOT_JSON).map((text) => typed(JSON_TYPE, text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => typed(JSON_TYPE, Buffer.from(bytes))),
  fc.constantFrom(200_000, 2_000_000).map((size) => typed(JSON_TYPE, `{"a":"${"x".repeat(size)}"}`)),
)

/** Files of other types than pictures and price lists. */
const FILES = [
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
  Buffer.from("89504e470d0a1a0a0000000d4948445200ffffff00ffffff0806000000", "hex"),
  Buffer.from("ffd8ffe000104a464946", "hex"),
  Buffer.from("GIF89a<?php system($_GET[0]); ?>"),
  Buffer.from('sku;price\n=1+1;1e9\n"unclosed;1\n'),
  Buffer.from("sku,price,stock\nNONE-1,-1,1.5\nNONE-2,\u0000,\n"),
  Buffer.from(`sku,price\n${"x,1\n".repeat(20_001)}`),
  Buffer.alloc(100_000, 0xff),
  Buffer.alloc(0),
]

const upload: fc.Arbitrary<Body> = fc
  .record({
    file: fc.constantFrom(...FILES),
    field: fc.constantFrom("file", "file", "files", "__proto__", "file[0]"),
    name: oddText.map((text) => text.slice(0, 300).replaceAll(/[\r\n"]/g, "")),
    type: fc.constantFrom("image/png", "image/svg+xml", "text/html", "text/csv", "application/zip", "x"),
    whole: fc.boolean(),
  })
  .map(({ file, field, name, type, whole }) => {
    if (type === "text/csv" || type === "application/zip") return typed(type, file)
    const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
    return typed(
      "multipart/form-data; boundary=x",
      Buffer.concat([Buffer.from(head), file, Buffer.from(whole ? "\r\n--x--\r\n" : "")]),
    )
  })

/**
 * @param right valid values
 * @param spoilt values with errors
 */
export function bodies(
  right: fc.Arbitrary<unknown>,
  spoilt: fc.Arbitrary<unknown>,
  takesFiles: boolean,
): fc.Arbitrary<Body | undefined> {
  return fc.oneof(
    { weight: 5, arbitrary: right.map(plain) },
    { weight: 9, arbitrary: spoilt.map(plain) },
    { weight: 1, arbitrary: oddValue.map(plain) },
    { weight: 2, arbitrary: disguised(right) },
    { weight: 2, arbitrary: packed(right) },
    { weight: 2, arbitrary: rubbish },
    { weight: takesFiles ? 20 : 1, arbitrary: upload },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}
