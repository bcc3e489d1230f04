package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnTaskService;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.TaskCalls;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.task.Attachment;
import io.millrace.common.task.Comment;
import java.util.List;

/**
 * The task service of the CMMN engine; most of its calls are shared by the engines. Thread-safe.
 */
public final class CmmnTaskServiceImpl extends TaskCalls implements CmmnTaskService {

  private static final Check CHECK = new Check("CmmnTaskService");

  /** Creates the service of an engine. */
  public CmmnTaskServiceImpl(TaskParts parts) {
    super(CHECK, parts);
  }

  @Override
  public List<Comment> getCaseInstanceComments(String caseInstanceId) {
    return instanceComments(
        CHECK.text("getCaseInstanceComments", "caseInstanceId", caseInstanceId), null);
  }

  @Override
  public List<Comment> getCaseInstanceComments(String caseInstanceId, String type) {
    var method = "getCaseInstanceComments";
    return instanceComments(
        CHECK.text(method, "caseInstanceId", caseInstanceId), CHECK.text(method, "type", type));
  }

  @Override
  public List<Attachment> getCaseInstanceAttachments(String caseInstanceId) {
    return instanceAttachments(
        CHECK.text("getCaseInstanceAttachments", "caseInstanceId", caseInstanceId));
  }
}
