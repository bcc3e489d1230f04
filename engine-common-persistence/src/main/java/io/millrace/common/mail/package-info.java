/**
 * Mails that mail tasks send: the application registers a {@code MailSender}.
 *
 * <p>Both engines call it; the application implements it.
 */
package io.millrace.common.mail;
