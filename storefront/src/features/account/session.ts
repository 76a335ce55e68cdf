import { ROLES, STORAGE_KEYS, type Role } from "@bon-perroquet/contract"
import { forget, readStored } from "../../config/storage"

export type SignedInUser = {
  id: string
  email: string
  first_name: string
  last_name: string
  phone?: string | null
  is_admin: boolean
  /** What an administrator may do, as far as this browser knows: the shop is asked at every call. */
  role?: Role | null
}

type StoredUser = Omit<SignedInUser, "is_admin" | "role"> & { is_admin?: unknown; role?: unknown }

function isUser(value: unknown): value is StoredUser {
  if (typeof value !== "object" || value === null) return false
  return "id" in value && "email" in value && "first_name" in value && typeof value.first_name === "string"
}

function parseUser(json: string): SignedInUser | null {
  try {
    const value: unknown = JSON.parse(json)
    if (!isUser(value)) return null
    const role = ROLES.find((each) => each === value.role) ?? null
    return { ...value, is_admin: value.is_admin === true, role }
  } catch {
    return null
  }
}

/**
 * Who signed in on this browser before. It takes both the token and the person; data that cannot be read is removed
 * without a word, and the visitor is a guest again.
 */
export function restoreUser(): SignedInUser | null {
  const token = readStored(STORAGE_KEYS.authToken)
  const stored = readStored(STORAGE_KEYS.userData)
  if (!token || !stored) return null
  const user = parseUser(stored)
  if (!user) forget(STORAGE_KEYS.authToken, STORAGE_KEYS.userData)
  return user
}
