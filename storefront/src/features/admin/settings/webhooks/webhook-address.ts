/** Address of a webhook's log. */
export const webhookAddress = (id: string): string => `/admin/settings/webhooks/${id}`
