package io.millrace.common.mail;

/**
 * Sends the mails of mail tasks, by whatever library the application has. The engine has none.
 *
 * <p>Called by many threads at once, in the transaction of the call and while the instance is
 * locked, so it should be quick: best, it puts the mail into a queue or a table that goes with the
 * transaction. A mail that is sent at once is not taken back when the transaction fails later, and
 * may be sent again.
 */
@FunctionalInterface
public interface MailSender {

  /**
   * Sends a mail.
   *
   * @param message the mail, with at least one recipient and a text or HTML
   * @throws Exception if it cannot be sent; the call to the engine fails then as a whole, unless
   *     the model ignores it
   */
  void send(MailMessage message) throws Exception;
}
