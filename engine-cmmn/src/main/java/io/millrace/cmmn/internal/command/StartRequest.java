package io.millrace.cmmn.internal.command;

import java.util.List;
import java.util.Map;

/**
 * What to start and with what.
 *
 * @param definition which definition
 * @param labels what the case is called
 * @param roles who owns it and who works on it
 * @param variables what the case starts with; not to be changed any more
 * @param transientVariables the variables of the first unit of work
 * @param caseFileItems what its case file begins with, in order
 */
public record StartRequest(
    DefinitionChoice definition,
    Labels labels,
    Roles roles,
    Map<String, Object> variables,
    Map<String, Object> transientVariables,
    List<CaseFileEntry> caseFileItems) {

  /**
   * An instance of a case file item.
   *
   * @param path its item
   * @param value its value, or null
   */
  public record CaseFileEntry(String path, Object value) {}

  /**
   * What a case is called.
   *
   * @param name its name, or null
   * @param businessKey what the application calls it, or null
   * @param businessStatus how far it is, or null
   * @param externalId the id the caller chose, or null
   */
  public record Labels(String name, String businessKey, String businessStatus, String externalId) {}

  /**
   * Who has to do with a case from its start.
   *
   * @param owner a user, or null
   * @param assignee a user, or null
   */
  public record Roles(String owner, String assignee) {}
}
