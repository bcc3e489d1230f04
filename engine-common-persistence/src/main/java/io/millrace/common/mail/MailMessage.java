package io.millrace.common.mail;

import java.util.List;
import java.util.Map;

/**
 * A mail. Addresses are as the model gives them, such as {@code kermit@muppets.org} or {@code
 * Kermit <kermit@muppets.org>}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param from who sends it; null for the default of the sender
 * @param to the recipients, never null
 * @param cc who gets a copy, never null
 * @param bcc who gets a copy that others do not see, never null
 * @param subject the subject, or null
 * @param text the body as plain text; null if there is HTML only
 * @param html the body as HTML; null if there is plain text only
 * @param charset the name of the character set; null for the default of the sender
 * @param headers more headers, name and value, never null
 * @param attachments files, in their order, never null
 */
public record MailMessage(
    String from,
    List<String> to,
    List<String> cc,
    List<String> bcc,
    String subject,
    String text,
    String html,
    String charset,
    Map<String, String> headers,
    List<MailAttachment> attachments) {

  /**
   * Copies the collections.
   *
   * @param from who sends it; null for the default of the sender
   * @param to the recipients, never null
   * @param cc who gets a copy, never null
   * @param bcc who gets a copy that others do not see, never null
   * @param subject the subject, or null
   * @param text the body as plain text; null if there is HTML only
   * @param html the body as HTML; null if there is plain text only
   * @param charset the name of the character set; null for the default of the sender
   * @param headers more headers, name and value, never null
   * @param attachments files, in their order, never null
   */
  public MailMessage {
    to = List.copyOf(to);
    cc = List.copyOf(cc);
    bcc = List.copyOf(bcc);
    headers = Map.copyOf(headers);
    attachments = List.copyOf(attachments);
  }

  /**
   * Leaves out everything but how many get it.
   *
   * @return the mail in short
   */
  @Override
  public String toString() {
    return "mail to " + (to.size() + cc.size() + bcc.size()) + " recipients";
  }
}
