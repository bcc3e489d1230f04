package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.task.Task;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import io.millrace.test.database.RivalCalls;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two engines, each on a node of its own of a Galera cluster, work on the same cases. */
@GaleraTest
@Timeout(3_600)
class GaleraTwoNodesOfCasesTest {

  /** {@code -Dmillrace.test.galera=20000} for more. */
  private static final int CASES = Integer.getInteger("millrace.test.galera", 100);

  private final GaleraCluster cluster;
  private final List<CmmnEngine> engines = new ArrayList<>();

  GaleraTwoNodesOfCasesTest(GaleraCluster cluster) {
    this.cluster = cluster;
  }

  @BeforeEach
  void build() {
    for (var database : cluster.freshDatabase("")) {
      engines.add(
          new CmmnEngineConfiguration()
              .setJdbcUrl(database.url())
              .setJdbcUsername(database.user())
              .setJdbcPassword(database.password())
              .setDatabaseSchemaUpdate("true")
              .buildCmmnEngine());
    }
  }

  @AfterEach
  void close() {
    engines.forEach(CmmnEngine::close);
  }

  @Test
  void theLastTwoTasksOfACaseAreCompletedAtOnceThroughBothNodes() throws Exception {
    // given
    engines
        .get(0)
        .getCmmnRepositoryService()
        .createDeployment()
        .addString("claim.cmmn", CaseEngine.caseOf("claim", "check", "pay"))
        .deploy();
    var tasks = new ArrayList<List<String>>();
    for (var i = 0; i < CASES; i++) {
      var runtime = engines.get(i % 2).getCmmnRuntimeService();
      var id = runtime.createCaseInstanceBuilder().caseDefinitionKey("claim").start().getId();
      var open = engines.get(0).getCmmnTaskService().createTaskQuery().caseInstanceId(id).list();
      tasks.add(open.stream().map(Task::getId).toList());
    }
    // when
    var failures =
        RivalCalls.run(
            CASES,
            (round, node) ->
                engines.get(node).getCmmnTaskService().complete(tasks.get(round).get(node)));
    // then
    assertThat(failures).isEmpty();
    assertThat(engines.get(0).getCmmnRuntimeService().createCaseInstanceQuery().count()).isZero();
    assertThat(
            engines
                .get(1)
                .getCmmnHistoryService()
                .createHistoricCaseInstanceQuery()
                .finished()
                .count())
        .isEqualTo(CASES);
  }
}
