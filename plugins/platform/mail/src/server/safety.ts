/** nodemailer must not read files or URLs that a message names. */
export const SAFETY = { disableFileAccess: true, disableUrlAccess: true }
