import type { Language } from "@bon-perroquet/contract"

type Overdue = Record<
  "carts" | "attempts" | "guests" | "accounts" | "deleted" | "messages" | "uploads",
  number
>

interface Texts {
  answers: (ms: number) => string
  slow: (ms: number) => string
  silent: string
  mail: { healthy: string; failing: (messages: number) => string; noServer: (messages: number) => string }
  givenUp: (messages: number) => string
  alerts: { nothing: string; waiting: (things: number) => string }
  overdue: (counts: Overdue) => string
}

// French uses the singular for zero.
const fr = (count: number) => `${count} ${count < 2 ? "message" : "messages"}`
const nl = (count: number) => `${count} ${count === 1 ? "bericht" : "berichten"}`
const de = (count: number) => `${count} ${count === 1 ? "Nachricht" : "Nachrichten"}`
const en = (count: number) => `${count} ${count === 1 ? "message" : "messages"}`

export const TEXTS: Record<Language, Texts> = {
  fr: {
    answers: (ms) => `Répond en ${ms} ms`,
    slow: (ms) => `Répond lentement : ${ms} ms`,
    silent: "Ne répond pas",
    mail: {
      healthy: "Les messages sont envoyés",
      failing: (count) => `${fr(count)} en attente : le serveur de messagerie n’accepte pas de messages`,
      noServer: (count) => `Aucun serveur de messagerie configuré ; ${fr(count)} en attente`,
    },
    givenUp: (count) => `Non remis : ${fr(count)}`,
    alerts: {
      nothing: "Rien n’attend votre décision",
      waiting: (count) => `${count} ${count < 2 ? "point attend" : "points attendent"} votre décision`,
    },
    overdue: ({ carts, attempts, guests, accounts, deleted, messages, uploads }) =>
      `Restes à effacer : ${carts} paniers, ${attempts} pages de paiement, ${guests} clients de passage, ${accounts} comptes non vérifiés, ${deleted} clients supprimés, ${messages} messages, ${uploads} fichiers`,
  },
  nl: {
    answers: (ms) => `Antwoordt in ${ms} ms`,
    slow: (ms) => `Antwoordt traag: ${ms} ms`,
    silent: "Antwoordt niet",
    mail: {
      healthy: "De berichten worden verzonden",
      failing: (count) => `${nl(count)} in de wachtrij: de mailserver aanvaardt geen berichten`,
      noServer: (count) => `Geen mailserver ingesteld; ${nl(count)} in de wachtrij`,
    },
    givenUp: (count) => `${nl(count)} niet bezorgd`,
    alerts: {
      nothing: "Niets wacht op uw beslissing",
      waiting: (count) => `${count} ${count === 1 ? "punt wacht" : "punten wachten"} op uw beslissing`,
    },
    overdue: ({ carts, attempts, guests, accounts, deleted, messages, uploads }) =>
      `Nog te wissen: ${carts} winkelmandjes, ${attempts} betaalpagina’s, ${guests} gasten, ${accounts} niet-bevestigde accounts, ${deleted} verwijderde klanten, ${messages} berichten, ${uploads} bestanden`,
  },
  en: {
    answers: (ms) => `Answers in ${ms} ms`,
    slow: (ms) => `Answers slowly: ${ms} ms`,
    silent: "Does not answer",
    mail: {
      healthy: "Messages are being sent",
      failing: (count) => `${en(count)} waiting: the mail server accepts no messages`,
      noServer: (count) => `No mail server configured; ${en(count)} waiting`,
    },
    givenUp: (count) => `${en(count)} could not be delivered`,
    alerts: {
      nothing: "Nothing is waiting for you",
      waiting: (count) => `${count} ${count === 1 ? "task is" : "tasks are"} waiting for you`,
    },
    overdue: ({ carts, attempts, guests, accounts, deleted, messages, uploads }) =>
      `Left to erase: ${carts} carts, ${attempts} payment pages, ${guests} guests, ${accounts} unverified accounts, ${deleted} deleted customers, ${messages} messages, ${uploads} files`,
  },
  de: {
    answers: (ms) => `Antwortet in ${ms} ms`,
    slow: (ms) => `Antwortet langsam: ${ms} ms`,
    silent: "Antwortet nicht",
    mail: {
      healthy: "Die Nachrichten werden gesendet",
      failing: (count) => `${de(count)} in der Warteschlange: Der Mailserver nimmt keine Nachrichten an`,
      noServer: (count) => `Kein Mailserver eingerichtet; ${de(count)} in der Warteschlange`,
    },
    givenUp: (count) => `Nicht zugestellt: ${de(count)}`,
    alerts: {
      nothing: "Nichts wartet auf Sie",
      waiting: (count) => `${count} ${count === 1 ? "Aufgabe wartet" : "Aufgaben warten"} auf Sie`,
    },
    overdue: ({ carts, attempts, guests, accounts, deleted, messages, uploads }) =>
      `Noch zu löschen: ${carts} Warenkörbe, ${attempts} Zahlungsseiten, ${guests} Gäste, ${accounts} nicht bestätigte Konten, ${deleted} gelöschte Kunden, ${messages} Nachrichten, ${uploads} Dateien`,
  },
}
