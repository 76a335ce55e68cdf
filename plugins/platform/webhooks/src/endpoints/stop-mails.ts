import { merchantAddress, sendMail } from "@bon-perroquet/api-kit/mails"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"
import { knexOf } from "./options"

interface Stopped {
  id: string
  name: string
  url: string
  stopped: "gone" | "failing"
  stopped_at: Date
}

/**
 * E-mails the merchant about each webhook that the shop switched off. Every run repeats it for a day, so that a killed
 * process loses no e-mail. The key prevents duplicates.
 */
export async function mailStoppedWebhooks(container: MedusaContainer): Promise<void> {
  const { rows } = await knexOf(container).raw<{ rows: Stopped[] }>(
    `SELECT id, name, url, stopped, stopped_at FROM webhook_endpoint
     WHERE stopped IS NOT NULL AND deleted_at IS NULL AND stopped_at > now() - interval '1 day'`,
  )
  for (const { id, name, url, stopped, stopped_at } of rows) {
    const texts = TEXTS[DEFAULT_LANGUAGE]
    await sendMail(container, {
      to: await merchantAddress(container),
      language: DEFAULT_LANGUAGE,
      subject: texts.subject(name),
      key: `webhook-stopped:${id}:${stopped_at.getTime()}`,
      content: {
        greeting: texts.greeting,
        paragraphs: [texts[stopped](name, url), texts.next],
        action: {
          label: texts.action,
          url: screenUrl(container, DEFAULT_LANGUAGE, `/admin/settings/webhooks/${id}`),
        },
      },
    })
  }
}

interface Texts {
  greeting: string
  subject: (name: string) => string
  failing: (name: string, url: string) => string
  gone: (name: string, url: string) => string
  next: string
  action: string
}

const TEXTS: Record<Language, Texts> = {
  fr: {
    greeting: "Bonjour,",
    subject: (name) => `Le webhook « ${name} » est arrêté`,
    failing: (name, url) =>
      `Le programme « ${name} » (${url}) n’accepte plus d’événements depuis cinq jours. La boutique a arrêté le webhook.`,
    gone: (name, url) =>
      `Le programme « ${name} » répond que l’adresse ${url} n’existe plus (410). La boutique a arrêté le webhook.`,
    next: "Corrigez le programme ou l’adresse, réactivez le webhook, puis renvoyez les événements depuis son journal.",
    action: "Voir le journal",
  },
  nl: {
    greeting: "Dag,",
    subject: (name) => `De webhook “${name}” is gestopt`,
    failing: (name, url) =>
      `Het programma “${name}” (${url}) aanvaardt al vijf dagen geen gebeurtenissen meer. De winkel heeft de webhook gestopt.`,
    gone: (name, url) =>
      `Het programma “${name}” antwoordt dat het adres ${url} niet meer bestaat (410). De winkel heeft de webhook gestopt.`,
    next: "Verbeter het programma of het adres, zet de webhook weer aan en stuur de gebeurtenissen opnieuw vanuit het logboek.",
    action: "Naar het logboek",
  },
  en: {
    greeting: "Hello,",
    subject: (name) => `The webhook “${name}” was stopped`,
    failing: (name, url) =>
      `The program “${name}” (${url}) has accepted no events for five days. The shop stopped the webhook.`,
    gone: (name, url) =>
      `The program “${name}” answers that the address ${url} no longer exists (410). The shop stopped the webhook.`,
    next: "Correct the program or the address, switch the webhook on again, and send the events again from its log.",
    action: "See the log",
  },
  de: {
    greeting: "Guten Tag,",
    subject: (name) => `Der Webhook „${name}“ wurde angehalten`,
    failing: (name, url) =>
      `Das Programm „${name}“ (${url}) nimmt seit fünf Tagen keine Ereignisse mehr an. Der Shop hat den Webhook angehalten.`,
    gone: (name, url) =>
      `Das Programm „${name}“ antwortet, dass die Adresse ${url} nicht mehr existiert (410). Der Shop hat den Webhook angehalten.`,
    next: "Korrigieren Sie das Programm oder die Adresse, schalten Sie den Webhook wieder ein und senden Sie die Ereignisse aus dem Protokoll erneut.",
    action: "Zum Protokoll",
  },
}
