package io.millrace.cmmn;

import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.cmmn.repository.CaseDefinitionQuery;
import io.millrace.cmmn.repository.CmmnDeploymentBuilder;
import io.millrace.cmmn.repository.CmmnDeploymentQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.repository.DeploymentOperations;
import java.io.InputStream;
import java.util.List;

/**
 * Brings case definitions into the engine, and finds what is there.
 *
 * <p>Each call is one transaction, or joins one. The service may be used by any number of threads.
 */
public interface CmmnRepositoryService extends DeploymentOperations {

  /**
   * Collects resources and deploys them.
   *
   * @return a new builder, for one thread
   */
  CmmnDeploymentBuilder createDeployment();

  /**
   * Asks for deployments.
   *
   * @return a new query
   */
  CmmnDeploymentQuery createDeploymentQuery();

  /**
   * Asks for case definitions.
   *
   * @return a new query
   */
  CaseDefinitionQuery createCaseDefinitionQuery();

  /**
   * Returns a case definition.
   *
   * @param caseDefinitionId the id of the case definition
   * @return the definition, never null
   * @throws ObjectNotFoundException if no case definition has this id
   */
  CaseDefinition getCaseDefinition(String caseDefinitionId);

  /**
   * Returns the XML a case definition came in, as it was deployed, byte by byte.
   *
   * @param caseDefinitionId the id of the case definition
   * @return a stream over a copy in memory; need not be closed
   * @throws ObjectNotFoundException if no case definition has this id
   */
  InputStream getCaseModel(String caseDefinitionId);

  /**
   * Changes the category of a case definition.
   *
   * @param caseDefinitionId the id of the case definition
   * @param category a word of the application's own, or null for none
   * @throws BadArgumentException if the category has more than 255 characters
   * @throws ObjectNotFoundException if no case definition has this id
   */
  void setCaseDefinitionCategory(String caseDefinitionId, String category);

  /**
   * Says to which other deployment one belongs. The engine does not check that the other one is
   * there.
   *
   * @param deploymentId the id of the deployment
   * @param parentDeploymentId the id of the other deployment, or null for none
   * @throws ObjectNotFoundException if no deployment has the first id
   */
  void changeDeploymentParentDeploymentId(String deploymentId, String parentDeploymentId);

  /**
   * Names a user who may start cases of a definition. Nothing happens if the user is named already;
   * the engine stores the name, and queries find by it, but a start by anybody else is not refused.
   *
   * @param caseDefinitionId the id of the case definition
   * @param userId the id of the user
   * @throws BadArgumentException if the user is null, empty or too long
   * @throws ObjectNotFoundException if no case definition has this id
   */
  void addCandidateStarterUser(String caseDefinitionId, String userId);

  /**
   * Names a group whose users may start cases of a definition, as {@link #addCandidateStarterUser}
   * does for a user.
   *
   * @param caseDefinitionId the id of the case definition
   * @param groupId the id of the group
   * @throws BadArgumentException if the group is null, empty or too long
   * @throws ObjectNotFoundException if no case definition has this id
   */
  void addCandidateStarterGroup(String caseDefinitionId, String groupId);

  /**
   * Takes the name of a user who may start cases away. Nothing happens if the user is not named.
   *
   * @param caseDefinitionId the id of the case definition
   * @param userId the id of the user
   * @throws BadArgumentException if the user is null, empty or too long
   * @throws ObjectNotFoundException if no case definition has this id
   */
  void deleteCandidateStarterUser(String caseDefinitionId, String userId);

  /**
   * Takes the name of a group whose users may start cases away. Nothing happens if the group is not
   * named.
   *
   * @param caseDefinitionId the id of the case definition
   * @param groupId the id of the group
   * @throws BadArgumentException if the group is null, empty or too long
   * @throws ObjectNotFoundException if no case definition has this id
   */
  void deleteCandidateStarterGroup(String caseDefinitionId, String groupId);

  /**
   * Returns who may start cases of a definition.
   *
   * @param caseDefinitionId the id of the case definition
   * @return the links by ascending id; empty if there are none, never null
   * @throws ObjectNotFoundException if no case definition has this id
   */
  List<IdentityLink> getIdentityLinksForCaseDefinition(String caseDefinitionId);
}
