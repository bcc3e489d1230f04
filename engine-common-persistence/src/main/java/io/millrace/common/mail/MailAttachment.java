package io.millrace.common.mail;

import java.util.Objects;

/**
 * A file that goes with a mail. The field {@code attachments} of a mail task yields one or several.
 *
 * <p>Immutable, as far as nobody changes the bytes.
 *
 * @param name the name of the file, never null
 * @param contentType such as {@code application/pdf}; null if it is not known
 * @param content the bytes, never null
 */
public record MailAttachment(String name, String contentType, byte[] content) {

  /**
   * Checks that there are a name and a content.
   *
   * @param name the name of the file, never null
   * @param contentType such as {@code application/pdf}; null if it is not known
   * @param content the bytes, never null
   */
  public MailAttachment {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(content, "content");
  }

  /**
   * Leaves out the content.
   *
   * @return the name
   */
  @Override
  public String toString() {
    return name;
  }
}
