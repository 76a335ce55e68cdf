import { z } from "zod"
import { perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { INFORMATION_PAGES, unknownGaps } from "./text-gaps"

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
