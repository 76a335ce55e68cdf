import type { Mail } from "@bon-perroquet/api-kit/mails"

export const SENDER = {
  name: "Bon Perroquet",
  legal_name: "Bon Perroquet SRL",
  street: "Rue du Marché 1",
  postal_code: "1000",
  city: "Bruxelles",
  vat_number: "BE 0123.456.749",
  email: "shop@example.org",
  url: "https://shop.example",
}

export const MAIL: Mail = {
  to: "anne@example.org",
  language: "nl",
  subject: "Uw bestelling BP-2026-000001",
  content: {
    greeting: "Dag Anne,",
    paragraphs: ["Bedankt voor uw bestelling.", "Eerste regel\ntweede regel"],
    table: { rows: [["Amandelen 1 kg", "€ 18,90"]] },
    action: { label: "Uw bestelling bekijken", url: "https://shop.example/orders/1?a=1&b=2" },
    footer: "Niet door u besteld? Laat het ons weten.",
  },
}
