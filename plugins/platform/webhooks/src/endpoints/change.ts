import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import type { NewWebhookSecret, Webhook, WebhookInput } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { requirePublicUrl } from "./address"
import { knexOf, optionsOf } from "./options"
import { deleteWebhook, findWebhook, insertWebhook, replaceSecret, updateWebhook } from "./rows"
import { newSecret, sealSecret } from "./secret"

type Action = "created" | "changed" | "deleted" | "secret_replaced"

const logged = ({ name, url, events, is_on }: Webhook) => ({ name, url, events, is_on })

interface Step {
  by: string
  action: Action
  before: Webhook | null
  after: Webhook | null
}

async function record(knex: Knex, { by, action, before, after }: Step): Promise<void> {
  const { id = "", name = "" } = after ?? before ?? {}
  const isLogged = action !== "secret_replaced"
  await writeChanges(knex, [
    {
      ...{ by, subject: "webhook", subject_id: id, label: name, action },
      before: before && isLogged ? logged(before) : null,
      after: after && isLogged ? logged(after) : null,
    },
  ])
}

/** @throws 404 webhook_not_found */
export async function requireWebhook(knex: Knex, id: string) {
  const webhook = await findWebhook(knex, id)
  if (!webhook) throw refuse("webhook_not_found", 404)
  return webhook
}

/** Creates a webhook. @returns its secret, which no other call returns @throws 422 webhook_address */
export async function createWebhook(
  container: MedusaContainer,
  by: string,
  input: WebhookInput,
): Promise<NewWebhookSecret> {
  const options = optionsOf(container)
  requirePublicUrl(input.url, options.privateHosts)
  const secret = newSecret()
  return knexOf(container).transaction(async (transaction) => {
    const id = await insertWebhook(transaction, input, sealSecret(secret, options))
    const webhook = await requireWebhook(transaction, id)
    await record(transaction, { by, action: "created", before: null, after: webhook })
    return { webhook, secret }
  })
}

/** @throws 404 webhook_not_found, 412 changed_meanwhile, 422 webhook_address */
export async function changeWebhook(
  container: MedusaContainer,
  { by, precondition }: { by: string; precondition: Precondition },
  id: string,
  input: WebhookInput,
): Promise<Webhook> {
  requirePublicUrl(input.url, optionsOf(container).privateHosts)
  return knexOf(container).transaction(async (transaction) => {
    await transaction("webhook_endpoint").where({ id }).forUpdate().first("id")
    const before = await requireWebhook(transaction, id)
    requireUnchanged(precondition, before)
    await updateWebhook(transaction, id, input)
    const after = await requireWebhook(transaction, id)
    await record(transaction, { by, action: "changed", before, after })
    return after
  })
}

/** Replaces the secret. The former one signs for another day, so that the program can change over. */
export async function replaceWebhookSecret(
  container: MedusaContainer,
  by: string,
  id: string,
): Promise<NewWebhookSecret> {
  const secret = newSecret()
  return knexOf(container).transaction(async (transaction) => {
    const before = await requireWebhook(transaction, id)
    await replaceSecret(transaction, id, sealSecret(secret, optionsOf(container)))
    await record(transaction, { by, action: "secret_replaced", before, after: before })
    return { webhook: before, secret }
  })
}

export async function removeWebhook(container: MedusaContainer, by: string, id: string): Promise<void> {
  await knexOf(container).transaction(async (transaction) => {
    const before = await requireWebhook(transaction, id)
    await deleteWebhook(transaction, id)
    await record(transaction, { by, action: "deleted", before, after: null })
  })
}
