import { sendMail } from "@bon-perroquet/api-kit/mails"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

interface CodeTexts {
  subject: (number: string) => string
  greeting: string
  text: string
  label: string
  footer: string
}

const TEXTS: Record<Language, CodeTexts> = {
  fr: {
    subject: (number) => `Code pour la commande ${number}`,
    greeting: "Bonjour,",
    text: "Un assistant demande l’état de cette commande. Donnez-lui ce code, valable 15 minutes.",
    label: "Code",
    footer:
      "L’assistant verra l’état, les articles et le suivi, mais ni nom, ni adresse, ni prix. Si vous n’avez rien demandé, ignorez ce message.",
  },
  nl: {
    subject: (number) => `Code voor bestelling ${number}`,
    greeting: "Hallo,",
    text: "Een assistent vraagt de status van deze bestelling op. Geef de assistent deze code, die 15 minuten geldig is.",
    label: "Code",
    footer:
      "De assistent ziet de status, de artikelen en de zending, maar geen naam, adres of prijs. Hebt u niets gevraagd? Negeer dan dit bericht.",
  },
  en: {
    subject: (number) => `Code for order ${number}`,
    greeting: "Hello,",
    text: "An assistant requests the status of this order. Give it this code, which is valid for 15 minutes.",
    label: "Code",
    footer:
      "The assistant will see the status, the items and the tracking, but no name, address or price. If you did not request this, ignore this message.",
  },
  de: {
    subject: (number) => `Code für die Bestellung ${number}`,
    greeting: "Guten Tag,",
    text: "Ein Assistent fragt den Stand dieser Bestellung ab. Geben Sie ihm diesen Code, der 15 Minuten gültig ist.",
    label: "Code",
    footer:
      "Der Assistent sieht Stand, Artikel und Sendung, aber keinen Namen, keine Adresse und keinen Preis. Falls Sie nichts angefragt haben, ignorieren Sie diese Nachricht.",
  },
}

/** Sends the code with which an assistant can read the status of an order. */
export async function mailOrderCode(
  container: MedusaContainer,
  { email, number, code, language }: { email: string; number: string; code: string; language: Language },
): Promise<void> {
  const { subject, greeting, text, label, footer } = TEXTS[language]
  const content = {
    greeting,
    paragraphs: [text],
    table: { rows: [[label, code] as [string, string]] },
    footer,
  }
  await sendMail(container, { to: email, language, subject: subject(number), content })
}
