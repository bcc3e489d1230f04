package io.millrace.common.internal.remark;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.task.Attachment;
import java.util.Date;

/**
 * An attachment as the API shows it, which its holder may change. Not thread-safe.
 *
 * @param row a copy of its row
 * @param draft what its holder wants it to be
 */
public record ShownAttachment(AttachmentEntity row, Draft<AttachmentText> draft)
    implements Attachment {

  ShownAttachment(AttachmentEntity row) {
    this(row, new Draft<>(row.text()));
  }

  private AttachmentText text() {
    return draft.value();
  }

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public String getName() {
    return text().name();
  }

  @Override
  public void setName(String name) {
    draft.value(new AttachmentText(name, text().description(), text().time()));
  }

  @Override
  public String getDescription() {
    return text().description();
  }

  @Override
  public void setDescription(String description) {
    draft.value(new AttachmentText(text().name(), description, text().time()));
  }

  @Override
  public String getType() {
    return row.type();
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
  public String getUrl() {
    return row.url();
  }

  @Override
  public String getContentId() {
    return row.url() == null ? getId() : null;
  }

  @Override
  public String getUserId() {
    return row.userId();
  }

  @Override
  public Date getTime() {
    return ApiValues.date(text().time());
  }

  @Override
  public void setTime(Date time) {
    draft.value(new AttachmentText(text().name(), text().description(), ApiValues.time(time)));
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
