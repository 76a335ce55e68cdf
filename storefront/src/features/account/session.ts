import { ROLES, STORAGE_KEYS, type Role } from "@bon-perroquet/contract"
import { forget, readStored } from "../../config/storage"

export type SignedInUser = {
  id: string
  email: string
  first_name: string
  last_name: string
  phone?: string | null
  is_admin: boolean
  /** Role at the last sign-in or update. The shop checks the current role at every call. */
  role?: Role | null
  /** Codes of the storefronts to which an administrator is limited. */
  channels?: readonly string[] | null
}

type StoredUser = Omit<SignedInUser, "is_admin" | "role" | "channels"> & {
  is_admin?: unknown
  role?: unknown
  channels?: unknown
}

function isUser(value: unknown): value is StoredUser {
  if (typeof value !== "object" || value === null) return false
  return "id" in value && "email" in value && "first_name" in value && typeof value.first_name === "string"
}

function parseUser(json: string): SignedInUser | null {
  try {
    const value: unknown = JSON.parse(json)
    if (!isUser(value)) return null
    const role = ROLES.find((each) => each === value.role) ?? null
    const { channels: limit, ...user } = value
    const channels = Array.isArray(limit)
      ? limit.filter((code): code is string => typeof code === "string")
      : null
    return { ...user, is_admin: value.is_admin === true, role, ...(channels && { channels }) }
  } catch {
    return null
  }
}

/** Returns the stored user, or null without a token or with invalid data. */
export function restoreUser(): SignedInUser | null {
  const token = readStored(STORAGE_KEYS.authToken)
  const stored = readStored(STORAGE_KEYS.userData)
  if (!token || !stored) return null
  const user = parseUser(stored)
  if (!user) forget(STORAGE_KEYS.authToken, STORAGE_KEYS.userData)
  return user
}
