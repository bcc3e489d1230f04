package io.millrace.common.internal.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.audit.OperationEntity;
import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobLogEntity;
import io.millrace.common.internal.persistence.RowMappings;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.HistoricTaskEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.HistoricVariableEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableUpdateEntity;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@WithoutInvariants("each row is filled to find it again")
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SharedRowMappingTest {

  private static final Set<String> ALL = Set.of();

  private final TimeZone zone = TimeZone.getDefault();
  private QueryStore store;
  private RowMappings mappings;

  @BeforeAll
  void open(Database database) {
    TimeZone.setDefault(TimeZone.getTimeZone("America/St_Johns"));
    store = new QueryStore(database);
    mappings = new RowMappings(store.store().executor(), store.executor().mappers());
  }

  @AfterAll
  void close() {
    TimeZone.setDefault(zone);
    store.close();
  }

  @Test
  void bothMappingsAgreeForEveryTable() {
    mappings.agree(TaskEntity.TABLE, "task", ALL);
    mappings.agree(HistoricTaskEntity.TABLE, "historicTask", ALL);
    mappings.agree(VariableEntity.TABLE, "variable", ALL);
    mappings.agree(HistoricVariableEntity.TABLE, "historicVariable", Set.of("REMOVED_TIME_"));
    mappings.agree(VariableUpdateEntity.TABLE, "historicDetail", ALL);
    mappings.agree(IdentityLinkEntity.TABLE, "identityLink", ALL);
    mappings.agree(HistoricIdentityLinkEntity.TABLE, "historicIdentityLink", ALL);
    mappings.agree(JobEntity.TABLE, "job", Set.of("EXCEPTION_STACK_TRACE_", "PAYLOAD_"));
    mappings.agree(JobLogEntity.TABLE, "historicJobLog", Set.of("EXCEPTION_STACK_TRACE_"));
    mappings.agree(OperationEntity.TABLE, "userOperation", ALL);
    mappings.agree(EventSubscriptionEntity.TABLE, "eventSubscription", ALL);
    mappings.agree(BatchEntity.TABLE, "batch", Set.of("DOCUMENT_"));
    mappings.agree(DeploymentEntity.TABLE, "deployment", ALL);
    mappings.agree(DefinitionEntity.TABLE, "definition", ALL);
  }

  @Test
  void whatRunsHasTheSameValuesInHistory() {
    mappings.agree(TaskEntity.TABLE, HistoricTaskEntity.TABLE, "historicTask", ALL);
    mappings.agree(VariableEntity.TABLE, HistoricVariableEntity.TABLE, "historicVariable", ALL);
    mappings.agree(
        IdentityLinkEntity.TABLE, HistoricIdentityLinkEntity.TABLE, "historicIdentityLink", ALL);
  }

  @Test
  void everyMapperListsAndCounts() {
    assertThat(store.executor().mappers().statements())
        .containsAll(
            SharedQueries.MAPPERS.stream()
                .map(SharedRowMappingTest::namespace)
                .flatMap(name -> Stream.of(name + ".list", name + ".count"))
                .toList());
  }

  private static String namespace(String file) {
    var name = file.substring(file.lastIndexOf('/') + 1, file.indexOf("Mapper.xml"));
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
