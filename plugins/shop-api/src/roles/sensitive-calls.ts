import type { SensitiveActionName } from "@bon-perroquet/contract"

/** A sensitive action that a call is only if its body has this field. */
export interface ActionOfField {
  action: SensitiveActionName
  field: string
}

/** Which call is which sensitive action. ":" is any one segment of a path. */
export const SENSITIVE_CALLS: Record<string, SensitiveActionName | ActionOfField> = {
  "POST /api/auth/login": "sign_in",
  "POST /api/auth/register": "registration",
  "POST /api/auth/proof": "proof",
  "POST /api/auth/logout": "session",
  "POST /api/auth/refresh": "session",
  "POST /api/auth/forgot": "password_reset",
  "POST /api/auth/reset": "password_reset",
  "POST /api/auth/verify": "address_verification",
  "GET /api/users/me": "own_account",
  "DELETE /api/users/me": "account_deletion",
  "GET /api/users/export": "data_export",
  "PUT /api/users/password": "password",
  "GET /api/users/second-factor": "own_account",
  "POST /api/users/second-factor": "second_factor_with_password",
  "DELETE /api/users/second-factor": "second_factor_with_password",
  "POST /api/users/second-factor/confirmation": "second_factor",
  "POST /api/users/second-factor/recovery-codes": "recovery_codes_with_password",
  "GET /api/users/sessions": "own_account",
  "DELETE /api/users/sessions": "session",
  "DELETE /api/users/sessions/:": "session",

  "PUT /api/admin/users/:/role": "role",
  "DELETE /api/admin/users/:/second-factor": "second_factor_removal",
  "PUT /api/admin/security": "security_settings",
  "PUT /api/admin/settings/merchant": "payout_details",
  "GET /api/admin/accounting/archive.zip": "personal_data_export",
  "GET /api/admin/accounting/ubl.zip": "personal_data_export",
  "GET /api/admin/lots/:/recipients.csv": "personal_data_export",
  "GET /api/admin/lots/:/recipients.pdf": "personal_data_export",

  "POST /api/orders/linked": "order_link",
  "POST /api/orders/linked/withdrawal": "order_link",
  "POST /api/orders/transfer": "order_link",
  "POST /api/repeat-deliveries/linked": "subscription_link",
  "POST /api/newsletter/confirm": "newsletter_link",
  "POST /api/newsletter/unsubscribe": "newsletter_link",

  "POST /auth/:/:": "sign_in",
  "GET /auth/:/:": "sign_in",
  "GET /auth/:/:/callback": "sign_in",
  "POST /auth/:/:/callback": "sign_in",
  "POST /auth/:/:/register": "registration",
  "POST /auth/:/:/reset-password": "password_reset",
  "POST /auth/:/:/update": "password_reset",
  "POST /auth/session": "session",
  "DELETE /auth/session": "session",
  "POST /auth/token/refresh": "session",
  "GET /auth/:/providers": "sign_in",
  "POST /auth/verification/request": "address_verification",
  "POST /auth/verification/confirm": "address_verification",
  "POST /auth/mfa/challenges/:/verify": "sign_in",
  "GET /auth/mfa/factors": "own_account",
  "POST /auth/mfa/factors": "second_factor",
  "POST /auth/mfa/factors/:/verify": "second_factor",
  "DELETE /auth/mfa/factors/:": "second_factor",
  "POST /auth/mfa/recovery-codes": "recovery_codes",

  "POST /admin/administrators/me/proof": "proof",
  "POST /admin/administrators/:": "role",
  "POST /admin/stores/:": "store_settings",
  "POST /admin/api-keys": "api_keys",
  "POST /admin/api-keys/:": "api_keys",
  "DELETE /admin/api-keys/:": "api_keys",
  "POST /admin/api-keys/:/revoke": "api_keys",
  "POST /admin/api-keys/:/sales-channels": "api_keys",
  "POST /admin/invites": "invitation",
  "POST /admin/invites/accept": "invitation_acceptance",
  "POST /admin/invites/:/resend": "invitation",
  "DELETE /admin/invites/:": "invitation",
  "POST /admin/users/:": "administrator_details",
  "DELETE /admin/users/:": "administrator_removal",
  "POST /admin/users/:/reset-password": "administrator_password",
  "POST /admin/customers/:": { action: "customer_email", field: "email" },
  "DELETE /admin/customers/:": "customer_deletion",
  "POST /admin/orders/export": "personal_data_export",
}

/** Below these addresses, a write that the table above does not list is refused, whatever the caller's rights. */
export const LISTED_WRITES_ONLY = [
  "/admin/administrators",
  "/admin/api-keys",
  "/admin/invites",
  "/admin/stores",
  "/admin/users",
  "/api/admin/security",
  "/api/admin/users",
]
