import type { LaterLanguage, ListedTexts, MoreTexts, SeedTexts } from "../types"
import { de } from "./de"

const LATER: Record<LaterLanguage, MoreTexts> = { de }

type Listed = { handle: string; name: ListedTexts; description: ListedTexts }

export function inEveryLanguage<T extends Listed>(
  listed: T,
): Omit<T, "name" | "description"> & { name: SeedTexts; description: SeedTexts } {
  const textsOf = (field: "name" | "description") =>
    Object.fromEntries(
      Object.entries(LATER).map(([language, texts]) => [language, texts[listed.handle]?.[field] ?? ""]),
    ) as Record<LaterLanguage, string>
  return {
    ...listed,
    name: { ...listed.name, ...textsOf("name") },
    description: { ...listed.description, ...textsOf("description") },
  }
}
