import { z } from "zod"
import { perLanguage, SHIPPED_LANGUAGES } from "../sets"

/** The pages of text, by the last part of their address. */
export const INFORMATION_PAGES = [
  "shipping",
  "returns",
  "contact",
  "privacy",
  "terms",
  "about",
  "cookies",
] as const
export type InformationPage = (typeof INFORMATION_PAGES)[number]

/** What a page's text names in double braces: the shop fills it in as it holds when somebody reads. */
export const TEXT_FACTS = [
  "name",
  "legal_name",
  "address",
  "vat_number",
  "register",
  "email",
  "phone",
  "opens",
  "closes",
  "languages",
  "area",
  "free",
  "days",
] as const
export type TextFact = (typeof TEXT_FACTS)[number]

/** In a paragraph of its own: the table of countries, and how long a parcel travels to each. */
export const TIMES_TABLE = "{{times}}"

const FACTS: readonly string[] = [...TEXT_FACTS, "times"]
const NAMED = /\{\{([^{}]*)\}\}/g

/** The gaps of a text that nothing can be filled into, as they were typed. */
export const unknownGaps = (text: string, known: readonly string[] = FACTS): string[] =>
  [...text.matchAll(NAMED)].flatMap(([gap, name = ""]) => (known.includes(name) ? [] : [gap]))

/** Puts what holds into a text's gaps; one that nothing is known of stays. */
export const fillGaps = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(NAMED, (gap, name: string) => facts[name] ?? gap)

/** No other characters than a person types; a text may have lines. */
const typed = (max: number, pattern: RegExp) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(pattern)
    .refine((text) => unknownGaps(text).length === 0, { message: "unknown gap" })
const LINE = /^[^\p{Cc}]*$/u
const LINES = /^[^\p{Cc}\n]*(?:\r?\n[^\p{Cc}\n]*)*$/u

/** A page's text as it is written. */
export const pageSourceSchema = z.object({
  title: typed(80, LINE),
  intro: typed(400, LINE),
  /** In a small part of Markdown: headings, paragraphs, lists, tables, bold, italic and links. */
  text: typed(30_000, LINES),
})
export type PageSource = z.infer<typeof pageSourceSchema>

/** What the merchant wrote of a page, by language; where a language has nothing, the shop's own text stands. */
export const pageSourcesSchema = z.object(perLanguage(SHIPPED_LANGUAGES, () => pageSourceSchema.optional()))
export type PageSources = z.infer<typeof pageSourcesSchema>

/** A piece of text: of one look, and leading somewhere or not. */
export const textSpanSchema = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  /** A page of the shop, from "/" on, a page elsewhere, or an e-mail address. */
  href: z.string().optional(),
})
export type TextSpan = z.infer<typeof textSpanSchema>
const spans = z.array(textSpanSchema)

/** A part of a text, as it is to be drawn: nothing in it is markup any more. */
export const textBlockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("heading"), spans }),
  z.object({ type: z.literal("paragraph"), spans }),
  z.object({ type: z.literal("list"), is_ordered: z.boolean(), items: z.array(spans) }),
  z.object({ type: z.literal("table"), head: z.array(spans), rows: z.array(z.array(spans)) }),
  z.object({ type: z.literal("times") }),
])
export type TextBlock = z.infer<typeof textBlockSchema>

export const textSectionSchema = z.object({
  /** What an address of the page ends in to lead here; empty for what stands before the first heading. */
  id: z.string(),
  heading: z.string(),
  blocks: z.array(textBlockSchema),
})
export type TextSection = z.infer<typeof textSectionSchema>

export const pageTextSchema = z.object({
  title: z.string(),
  intro: z.string(),
  sections: z.array(textSectionSchema),
})
export type PageText = z.infer<typeof pageTextSchema>

/** GET /api/pages/{page}: what the merchant wrote, in the caller's language; null where the shop's own text stands. */
export const pageAnswerSchema = z.object({
  page: z.enum(INFORMATION_PAGES),
  text: pageTextSchema.nullable(),
})
export type PageAnswer = z.infer<typeof pageAnswerSchema>
