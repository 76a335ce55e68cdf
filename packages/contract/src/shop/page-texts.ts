import { z } from "zod"
import { perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { INFORMATION_PAGES, unknownGaps } from "./text-gaps"

/** Only printable characters. A text can have several lines. */
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

export const pageSourceSchema = z.object({
  title: typed(80, LINE),
  intro: typed(400, LINE),
  /** Markdown subset: headings, paragraphs, lists, tables, bold, italic and links. */
  text: typed(30_000, LINES),
})
export type PageSource = z.infer<typeof pageSourceSchema>

/** Merchant's texts of a page by language. A missing language uses the default text. */
export const pageSourcesSchema = z.object(perLanguage(SHIPPED_LANGUAGES, () => pageSourceSchema.optional()))
export type PageSources = z.infer<typeof pageSourcesSchema>

/** Part of a text with one style, with or without a link. */
export const textSpanSchema = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  /** Page of the shop (starts with "/"), external page or e-mail address. */
  href: z.string().optional(),
})
export type TextSpan = z.infer<typeof textSpanSchema>
const spans = z.array(textSpanSchema)

/** Block of a page without markup, ready to render. */
export const textBlockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("heading"), spans }),
  z.object({ type: z.literal("paragraph"), spans }),
  z.object({ type: z.literal("list"), is_ordered: z.boolean(), items: z.array(spans) }),
  z.object({ type: z.literal("table"), head: z.array(spans), rows: z.array(z.array(spans)) }),
  z.object({ type: z.literal("times") }),
])
export type TextBlock = z.infer<typeof textBlockSchema>

export const textSectionSchema = z.object({
  /** Id for links to the section. Empty for the text before the first heading. */
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

/**
 * GET /api/pages/{page}: the merchant's text in the caller's language. Null means the storefront's default
 * text.
 */
export const pageAnswerSchema = z.object({
  page: z.enum(INFORMATION_PAGES),
  text: pageTextSchema.nullable(),
  /** Last change of the merchant's text, for the placeholder `{{updated}}`. ISO 8601 in UTC, null for the default text. */
  updated_at: z.string().nullable(),
})
export type PageAnswer = z.infer<typeof pageAnswerSchema>
