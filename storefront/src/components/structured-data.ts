import { addressIn, type Language } from "@bon-perroquet/contract"

type Step = { name: string; path: string }

export function breadcrumbData(steps: Step[], { origin, language }: { origin: string; language: Language }) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + addressIn(language, path),
    })),
  }
}
