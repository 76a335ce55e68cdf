import { RequestLimit } from "@bon-perroquet/api-kit/http"

/** Limits archive downloads per address, because each renders all documents again. */
export const archives = new RequestLimit(10, 60_000)
