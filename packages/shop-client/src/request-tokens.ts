const SCHEME = "Bearer "
const tokens = new WeakMap<Response, string | undefined>()

export const authorization = (token: string): string => SCHEME + token

/** Stores the token of a request, because the caller may have another one when the response arrives. */
export function rememberToken(request: Request, response: Response): void {
  tokens.set(response, request.headers.get("Authorization")?.slice(SCHEME.length))
}

export const tokenOf = (response: Response): string | undefined => tokens.get(response)
