import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"
import { HEIGHT, INK, LEAF, MARGIN, newPaper, RULE, WIDTH, type Face, type Paper } from "../paper"
import { logoWith } from "../logos"
import type { Content, Seller } from "../modules/documents"
import { formatsIn, type Formats } from "./formats"
import { textsIn, type Texts } from "./texts"

/** Top of the footer, in points. */
export const FLOOR = HEIGHT - 96

export interface Sheet {
  pdf: Paper
  content: Content
  texts: Texts
  formats: Formats
  /** Colour of titles, lines and sums. */
  accent: string
  logo: Buffer | undefined
}

/** Returns an empty A4 page without times or other variable data. */
export async function newSheet(content: Content): Promise<Sheet> {
  const texts = textsIn(content.language)
  const issued = new Date(content.issued_at)
  const pdf = await newPaper(content.language, {
    Title: `${texts.title[content.kind]} ${content.number}`,
    Author: content.seller.legal_name,
    Creator: content.seller.name,
    Producer: content.seller.name,
    CreationDate: issued,
    ModDate: issued,
  })
  const { letterhead } = content.seller
  const logo = await logoWith(letterhead?.logo)
  return {
    pdf,
    content,
    texts,
    formats: formatsIn(content.language),
    accent: letterhead?.color ?? LEAF,
    logo,
  }
}

export interface Style {
  face?: Face
  size?: number
  color?: string
  align?: "left" | "right" | "center"
}

export function write(
  { pdf }: Pick<Sheet, "pdf">,
  text: string,
  at: { x: number; y: number; width: number },
  { face = "text", size = 9.5, color = INK, align = "left" }: Style = {},
): number {
  pdf.font(face).fontSize(size).fillColor(color)
  const options = { width: at.width, align, lineGap: 1 }
  const height = pdf.heightOfString(text, options)
  pdf.text(text, at.x, at.y, options)
  return height
}

export function rule({ pdf }: Pick<Sheet, "pdf">, y: number, color = RULE, x = MARGIN, width = WIDTH): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke()
}

export const registerIn = (
  { company_register }: Pick<Seller, "company_register">,
  language: Language,
): string => company_register[language] ?? company_register[DEFAULT_LANGUAGE]
