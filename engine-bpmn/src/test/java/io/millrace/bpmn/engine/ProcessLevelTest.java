package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of a process as a whole: who may start it, its tag, and from when on it starts. */
@EngineTest
class ProcessLevelTest {

  private static final String FILE =
      "<definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='t'"
          + " xmlns:flowable='http://flowable.org/bpmn' xmlns:camunda='http://camunda.org/schema/1.0/bpmn'>"
          + "<process id='order' isExecutable='true' flowable:candidateStarterUsers='kermit'"
          + " flowable:candidateStarterGroups='sales' camunda:versionTag='v1'><startEvent id='s'/></process></definitions>";

  private static RepositoryService repository(TestEngine engine) {
    return engine.engine().getRepositoryService();
  }

  private static ProcessDefinition deploy(TestEngine engine) {
    repository(engine).createDeployment().addString("order.bpmn", FILE).deploy();
    return repository(engine).createProcessDefinitionQuery().latestVersion().singleResult();
  }

  private static List<String> startable(TestEngine engine, String user, String... groups) {
    var query = repository(engine).createProcessDefinitionQuery();
    var asked =
        groups.length == 0
            ? query.startableByUser(user)
            : query.startableByUserOrGroups(user, List.of(groups));
    return asked.list().stream().map(ProcessDefinition::getKey).toList();
  }

  @Covers("140 candidate starters")
  @Test
  void processesAreFoundByWhoMayStartThem(TestEngine engine) {
    var definition = deploy(engine);
    assertThat(startable(engine, "kermit")).containsExactly("order");
    assertThat(startable(engine, "piggy")).isEmpty();
    assertThat(startable(engine, "piggy", "sales")).containsExactly("order");
    repository(engine).addCandidateStarterUser(definition.getId(), "piggy");
    repository(engine).addCandidateStarterUser(definition.getId(), "piggy");
    repository(engine).addCandidateStarterGroup(definition.getId(), "bears");
    assertThat(startable(engine, "piggy")).containsExactly("order");
    assertThat(startable(engine, "fozzie", "bears")).containsExactly("order");
    assertThat(repository(engine).getIdentityLinksForProcessDefinition(definition.getId()))
        .extracting(link -> link.getUserId() + " " + link.getGroupId() + " " + link.getType())
        .containsExactlyInAnyOrder(
            "kermit null candidate",
            "null sales candidate",
            "piggy null candidate",
            "null bears candidate");
    repository(engine).deleteCandidateStarterUser(definition.getId(), "piggy");
    repository(engine).deleteCandidateStarterGroup(definition.getId(), "bears");
    assertThat(startable(engine, "piggy", "bears")).isEmpty();
    assertThatThrownBy(() -> repository(engine).addCandidateStarterUser("12345", "x"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Covers("145 startable in a task list")
  @Test
  void aProcessSaysWhetherATaskListOffersIt(TestEngine engine) {
    deploy(engine);
    var hidden = FILE.replace("id='order'", "id='part' camunda:isStartableInTasklist='false'");
    repository(engine).createDeployment().addString("part.bpmn", hidden).deploy();
    var query = repository(engine).createProcessDefinitionQuery();
    assertThat(query.startableInTasklist().list())
        .extracting(ProcessDefinition::getKey)
        .containsExactly("order");
    var part =
        repository(engine).createProcessDefinitionQuery().notStartableInTasklist().singleResult();
    assertThat(part.getKey()).isEqualTo("part");
    assertThat(part.isStartableInTasklist()).isFalse();
    engine.start("part");
  }

  @Test
  void versionTagIsShownAndAskedFor(TestEngine engine) {
    assertThat(deploy(engine).getVersionTag()).isEqualTo("v1");
    var query = repository(engine).createProcessDefinitionQuery();
    assertThat(query.versionTag("v1").count()).isEqualTo(1);
    assertThat(repository(engine).createProcessDefinitionQuery().versionTag("v2").count()).isZero();
  }

  @Test
  void processStartsFromTheDateOnThatItsDeploymentSays(TestEngine engine) {
    var date = Date.from(engine.clock().now().plus(Duration.ofDays(1)));
    var builder = repository(engine).createDeployment().addString("order.bpmn", FILE);
    builder.activateProcessDefinitionsOn(date).deploy();
    var suspended = repository(engine).createProcessDefinitionQuery().suspended().singleResult();
    assertThat(suspended.getKey()).isEqualTo("order");
    assertThatThrownBy(() -> engine.start("order")).isInstanceOf(IllegalStateEngineException.class);
    engine.clock().advance(Duration.ofDays(2));
    engine.runDueJobs();
    assertThat(engine.hasEnded(engine.start("order"))).isTrue();
  }
}
