package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.message;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.test.QueryTable;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

@EngineTest
class RepositoryQueryTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");

  private static Deployment deploy(
      TestEngine engine, BpmnBuilder process, UnaryOperator<DeploymentBuilder> more) {
    var builder = engine.engine().getRepositoryService().createDeployment();
    return more.apply(builder).addBytes(process.resourceName(), process.toBytes()).deploy();
  }

  private static BpmnBuilder order(String task) {
    return process("order").name("Order of goods").userTask(task);
  }

  @Test
  void definitionsAreFoundByVersionKeyAndTenant(TestEngine engine) throws SQLException {
    var one = deploy(engine, order("a"), d -> d.parentDeploymentId("parent"));
    var two = deploy(engine, order("b"), d -> d);
    deploy(engine, order("a"), d -> d.tenantId("acme"));
    deploy(engine, order("b"), d -> d.tenantId("acme"));
    deploy(engine, process("Ordered").startEvent("start", message("begin")).userTask("x"), d -> d);
    var repository = engine.engine().getRepositoryService();
    var first = repository.createProcessDefinitionQuery().deploymentId(one.getId()).singleResult();
    repository.setProcessDefinitionCategory(first.getId(), "special");
    // no service suspends definitions yet
    try (var connection = engine.connect();
        var statement =
            connection.prepareStatement("update MR_DEFINITION set SUSPENDED_ = ? where ID_ = ?")) {
      statement.setBoolean(1, true);
      statement.setLong(2, Long.parseLong(first.getId()));
      statement.executeUpdate();
    }
    new QueryTable<ProcessDefinitionQuery, ProcessDefinition>(
            repository::createProcessDefinitionQuery,
            d -> d.getKey() + d.getVersion() + (d.getTenantId() == null ? "" : d.getTenantId()))
        .finds("order1 order2 order1acme order2acme Ordered1", q -> q)
        .finds("order1", q -> q.processDefinitionId(first.getId()))
        .finds("order1", q -> q.processDefinitionIds(Set.of(first.getId(), "x")))
        .finds("order1 order2 order1acme order2acme", q -> q.processDefinitionKey("order"))
        .finds("order1 order2 order1acme order2acme", q -> q.processDefinitionKeyLike("order%"))
        .finds("order2 order2acme Ordered1", q -> q.latestVersion())
        .finds("order2 order2acme", q -> q.processDefinitionKey("order").latestVersion())
        .finds("order2acme", q -> q.processDefinitionTenantId("acme").latestVersion())
        .finds("order1acme order2acme", q -> q.processDefinitionTenantIdLike("a%"))
        .finds("order1acme order2acme", q -> q.processDefinitionTenantIdLike("%"))
        .finds("order1 order2 Ordered1", q -> q.processDefinitionWithoutTenantId())
        .finds(
            "order1 order2 order1acme order2acme", q -> q.processDefinitionName("Order of goods"))
        .finds("order1 order2 order1acme order2acme", q -> q.processDefinitionNameLike("Order%"))
        .finds(
            "order1 order2 order1acme order2acme",
            q -> q.processDefinitionNameLikeIgnoreCase("ORDER%"))
        .finds("order1", q -> q.processDefinitionCategory("special"))
        .finds("order1", q -> q.processDefinitionCategoryLike("spec%"))
        .finds(
            "order2 order1acme order2acme Ordered1",
            q -> q.processDefinitionCategoryNotEquals("special"))
        .finds("order1 order2", q -> q.deploymentIds(Set.of(one.getId(), two.getId())))
        .finds("order1", q -> q.parentDeploymentId("parent"))
        .finds("order1 order1acme Ordered1", q -> q.processDefinitionVersion(1))
        .finds("order2 order2acme", q -> q.processDefinitionVersionGreaterThan(1))
        .finds("order2 order2acme", q -> q.processDefinitionVersionGreaterThanOrEquals(2))
        .finds("order1 order1acme Ordered1", q -> q.processDefinitionVersionLowerThan(2))
        .finds("order1 order1acme Ordered1", q -> q.processDefinitionVersionLowerThanOrEquals(1))
        .finds("order1", q -> q.suspended())
        .finds("order2 order1acme order2acme Ordered1", q -> q.active())
        .finds("Ordered1", q -> q.messageEventSubscriptionName("begin"))
        .finds("Ordered1", q -> q.processDefinitionResourceName(process("Ordered").resourceName()))
        .finds("Ordered1", q -> q.processDefinitionResourceNameLike("Ordered%"))
        .orders(
            "Ordered1 order1 order1acme order2 order2acme",
            q ->
                q.orderByProcessDefinitionKey().orderByProcessDefinitionVersion().orderByTenantId())
        .orders(
            "Ordered1 order2acme order1acme order2 order1",
            q -> q.orderByProcessDefinitionId().desc())
        .orders(
            "order2acme order1acme Ordered1 order2 order1",
            q -> q.orderByTenantId().desc().orderByDeploymentId().desc())
        .orders(
            "Ordered1 order1 order2 order1acme order2acme", q -> q.orderByProcessDefinitionName())
        .check();
  }

  @Test
  void deploymentsAreFoundByWhatTheyWereGiven(TestEngine engine) {
    engine.clock().setCurrentTime(NOON);
    var a =
        deploy(engine, order("a"), d -> d.name("a").key("shop").category("x").externalId("e-a"));
    deploy(
        engine, order("b"), d -> d.name("B").key("shop").category("y").parentDeploymentId("p-1"));
    engine.clock().setCurrentTime(NOON.plusSeconds(60));
    deploy(
        engine,
        order("c"),
        d -> d.name("c").key("shop").tenantId("acme").parentDeploymentId("p-2"));
    deploy(engine, process("other").userTask("t"), d -> d.key("bank"));
    new QueryTable<DeploymentQuery, Deployment>(
            engine.engine().getRepositoryService()::createDeploymentQuery,
            d -> d.getName() == null ? "none" : d.getName())
        .finds("a B c none", q -> q)
        .finds("a", q -> q.deploymentId(a.getId()))
        .finds("a", q -> q.deploymentIds(List.of(a.getId(), "x")))
        .finds("a", q -> q.deploymentExternalId("e-a"))
        .finds("a", q -> q.deploymentName("a"))
        .finds("B", q -> q.deploymentNameLike("B%"))
        .finds("a", q -> q.deploymentCategory("x"))
        .finds("a B", q -> q.deploymentCategoryLike("_"))
        .finds("B", q -> q.deploymentCategoryNotEquals("x"))
        .finds("a B c", q -> q.deploymentKey("shop"))
        .finds("none", q -> q.deploymentKeyLike("b%"))
        .finds("B c", q -> q.deploymentKey("shop").latest())
        .finds("B", q -> q.deploymentKey("shop").deploymentWithoutTenantId().latest())
        .finds("c", q -> q.deploymentTenantId("acme"))
        .finds("c", q -> q.deploymentTenantIdLike("%"))
        .finds("a B none", q -> q.deploymentWithoutTenantId())
        .finds("B", q -> q.parentDeploymentId("p-1"))
        .finds("B c", q -> q.parentDeploymentIdLike("p-%"))
        .finds("B c", q -> q.parentDeploymentIds(List.of("p-1", "p-2")))
        .finds("a B c", q -> q.processDefinitionKey("order"))
        .finds("none", q -> q.processDefinitionKeyLike("oth%"))
        .orders("none B a c", q -> q.orderByDeploymentName())
        .orders("c none a B", q -> q.orderByDeploymentTime().desc())
        .orders("c none B a", q -> q.orderByTenantId().desc().orderByDeploymentId().desc())
        .check();
    var latest = engine.engine().getRepositoryService().createDeploymentQuery().latest();
    assertThatThrownBy(latest::list)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("deploymentKey");
  }
}
