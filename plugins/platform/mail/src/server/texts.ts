import type { Language } from "@bon-perroquet/contract"

type TestText = (shop: string) => { subject: string; text: string }

export const TEST_TEXTS: Record<Language, TestText> = {
  fr: (shop) => ({
    subject: `${shop} : le serveur d’e-mail fonctionne`,
    text: "La boutique peut envoyer des e-mails.",
  }),
  nl: (shop) => ({ subject: `${shop}: de mailserver werkt`, text: "De winkel kan e-mails versturen." }),
  en: (shop) => ({ subject: `${shop}: the mail server works`, text: "The shop can send e-mail." }),
  de: (shop) => ({
    subject: `${shop}: Der Mailserver funktioniert`,
    text: "Der Shop kann E-Mails versenden.",
  }),
}
