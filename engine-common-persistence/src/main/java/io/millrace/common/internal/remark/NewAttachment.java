package io.millrace.common.internal.remark;

/**
 * What stays of an attachment as it was made.
 *
 * @param type what kind of attachment it is, or null
 * @param userId who put it there, or null
 * @param url where the content is to be found; null where it is stored
 * @param content the content; null where there is an address
 */
public record NewAttachment(String type, String userId, String url, byte[] content) {

  /** Says nothing of the content, so that the log of a command does not. */
  @Override
  public String toString() {
    return content == null ? url : content.length + " bytes";
  }
}
