export const SUSPENDED = 'This workspace is suspended. Please contact support for assistance.'

export const READ_ONLY = "This workspace is suspended, so you can't make changes."
