import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract/sets"

interface TransferTexts {
  rows: Record<"payee" | "iban" | "bic" | "amount" | "communication", string>
  qr: string
  greeting: (name: string) => string
}

export const TRANSFER_TEXTS: Record<Language, TransferTexts> = {
  fr: {
    rows: {
      payee: "Bénéficiaire",
      iban: "Compte (IBAN)",
      bic: "BIC",
      amount: "Montant",
      communication: "Communication structurée",
    },
    qr: "Scannez ce code avec l’application de votre banque : il remplit le virement.",
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  },
  nl: {
    rows: {
      payee: "Begunstigde",
      iban: "Rekening (IBAN)",
      bic: "BIC",
      amount: "Bedrag",
      communication: "Gestructureerde mededeling",
    },
    qr: "Scan deze code met de app van uw bank: ze vult de overschrijving in.",
    greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
  },
  en: {
    rows: {
      payee: "Payee",
      iban: "Account (IBAN)",
      bic: "BIC",
      amount: "Amount",
      communication: "Structured communication",
    },
    qr: "Scan this code with your banking app: it fills in the transfer.",
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  },
  de: {
    rows: {
      payee: "Empfänger",
      iban: "Konto (IBAN)",
      bic: "BIC",
      amount: "Betrag",
      communication: "Strukturierte Mitteilung",
    },
    qr: "Scannen Sie diesen Code mit Ihrer Banking-App: Er füllt die Überweisung aus.",
    greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
  },
}

export const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "full",
    timeZone: "Europe/Brussels",
  }).format(at)
