package io.millrace.common.internal.remark;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.task.Comment;
import java.time.Instant;
import java.util.Date;

/**
 * A comment as the API shows it, which its holder may change. Not thread-safe.
 *
 * @param row a copy of its row
 * @param draft what its holder wants it to be
 */
public record ShownComment(CommentEntity row, Draft<CommentText> draft) implements Comment {

  ShownComment(CommentEntity row) {
    this(row, new Draft<>(row.text()));
  }

  private CommentText text() {
    return draft.value();
  }

  private void change(String type, String userId, Instant time, String message) {
    draft.value(new CommentText(type, userId, time, message));
  }

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public String getType() {
    return text().type();
  }

  @Override
  public void setType(String type) {
    change(type, text().userId(), text().time(), text().message());
  }

  @Override
  public String getUserId() {
    return text().userId();
  }

  @Override
  public void setUserId(String userId) {
    change(text().type(), userId, text().time(), text().message());
  }

  @Override
  public Date getTime() {
    return ApiValues.date(text().time());
  }

  @Override
  public void setTime(Date time) {
    change(text().type(), text().userId(), ApiValues.time(time), text().message());
  }

  @Override
  public String getTaskId() {
    return row.shownTaskId();
  }

  @Override
  public String getProcessInstanceId() {
    return row.scope().processInstanceId();
  }

  @Override
  public String getScopeId() {
    return row.scope().scopeId();
  }

  @Override
  public String getScopeType() {
    return row.scope().type();
  }

  @Override
  public String getFullMessage() {
    return text().message();
  }

  @Override
  public void setFullMessage(String fullMessage) {
    change(text().type(), text().userId(), text().time(), fullMessage);
  }

  @Override
  public String getTenantId() {
    return row.shownTenantId();
  }

  @Override
  public String toString() {
    return row.toString();
  }
}
