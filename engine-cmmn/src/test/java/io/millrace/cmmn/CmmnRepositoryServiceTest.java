package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.cmmn.builder.CmmnXml;
import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.cmmn.repository.CaseDefinitionQuery;
import io.millrace.cmmn.repository.CmmnDeployment;
import io.millrace.cmmn.repository.CmmnDeploymentBuilder;
import io.millrace.cmmn.repository.CmmnDeploymentQuery;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.test.QueryTable;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CmmnRepositoryServiceTest {

  private final Database database;
  private CaseEngine engine;
  private CmmnRepositoryService repository;

  CmmnRepositoryServiceTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database, c -> c.setIdentityProvider(new Groups()));
    repository = engine.repository();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private record Groups() implements IdentityProvider {

    @Override
    public String currentUserId() {
      return null;
    }

    @Override
    public Collection<String> groupsOf(String userId) {
      return userId.equals("gonzo") ? List.of("stunts", "cannons") : List.of();
    }
  }

  private CmmnDeployment deploy(String key, UnaryOperator<CmmnDeploymentBuilder> settings) {
    var builder = repository.createDeployment();
    return settings
        .apply(builder.addString(key + ".cmmn", CaseEngine.caseOf(key, "check")))
        .deploy();
  }

  private CaseDefinition newest(String key) {
    return repository
        .createCaseDefinitionQuery()
        .caseDefinitionKey(key)
        .latestVersion()
        .singleResult();
  }

  @Test
  void aDeploymentShowsWhatItWasGiven() {
    var deployed =
        deploy(
            "claim",
            d ->
                d.name("Claims")
                    .key("claims")
                    .category("insurance")
                    .tenantId("acme")
                    .externalId("e-1")
                    .parentDeploymentId("app-7"));
    assertThat(deployed.getName()).isEqualTo("Claims");
    assertThat(deployed.getKey()).isEqualTo("claims");
    assertThat(deployed.getCategory()).isEqualTo("insurance");
    assertThat(deployed.getTenantId()).isEqualTo("acme");
    assertThat(deployed.getExternalId()).isEqualTo("e-1");
    assertThat(deployed.getParentDeploymentId()).isEqualTo("app-7");
    assertThat(deployed.getDeploymentTime()).isNotNull();
    assertThat(deployed.isNew()).isTrue();
    assertThatThrownBy(() -> deploy("other", d -> d.externalId("e-1")))
        .isInstanceOf(ConflictException.class);
  }

  @Test
  void aTextIsReadAsItIsWhateverEncodingItDeclares() throws IOException {
    for (var encoding : List.of("ISO-8859-1", "UTF-16")) {
      var declared = "<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>";
      var xml = declared + CaseEngine.caseOf("claim", "check").replace("Case claim", "prüfen: 5 €");
      var deployed = repository.createDeployment().addString("claim.cmmn", xml).deploy();
      assertThat(newest("claim").getName()).isEqualTo("prüfen: 5 €");
      var stored = repository.getResourceAsStream(deployed.getId(), "claim.cmmn").readAllBytes();
      repository.createDeployment().addBytes("claim.cmmn", stored).deploy();
      assertThat(newest("claim").getName()).isEqualTo("prüfen: 5 €");
    }
  }

  @Test
  void resourcesComeFromTextsBytesStreamsAndArchivesAndAreReadBackByteByByte() throws IOException {
    var xml = CaseEngine.caseOf("claim", "check");
    var deployed =
        repository
            .createDeployment()
            .addString("a.cmmn", xml)
            .addBytes(
                "b.cmmn.xml", CaseEngine.caseOf("other", "check").getBytes(StandardCharsets.UTF_8))
            .addInputStream("c.txt", new ByteArrayInputStream(new byte[] {1, 2, 3}))
            .addZipInputStream(new ZipInputStream(new ByteArrayInputStream(archive("d/e.txt"))))
            .addClasspathResource("META-INF/services/io.millrace.test.EngineInvariants")
            .deploy();
    assertThat(repository.getDeploymentResourceNames(deployed.getId()))
        .containsExactly(
            "META-INF/services/io.millrace.test.EngineInvariants",
            "a.cmmn",
            "b.cmmn.xml",
            "c.txt",
            "d/e.txt");
    assertThat(repository.getResourceAsStream(deployed.getId(), "c.txt").readAllBytes())
        .containsExactly(1, 2, 3);
    assertThat(repository.getResourceAsStream(deployed.getId(), "d/e.txt").readAllBytes())
        .containsExactly(9);
    var definition = newest("claim");
    assertThat(repository.getCaseModel(definition.getId()).readAllBytes())
        .isEqualTo(xml.getBytes(StandardCharsets.UTF_8));
    assertThat(definition.getResourceName()).isEqualTo("a.cmmn");
    assertThat(definition.getDeploymentId()).isEqualTo(deployed.getId());
    assertThat(newest("other").getResourceName()).isEqualTo("b.cmmn.xml");
  }

  @Test
  @Covers("75 diagram interchange, kept and written back")
  void diagramOfADeployedCaseIsReadBackAsItWas() throws IOException {
    var diagram =
        """
        <cmmndi:CMMNDI xmlns:cmmndi="http://www.omg.org/spec/CMMN/20151109/CMMNDI" xmlns:dc="http://www.omg.org/spec/CMMN/20151109/DC">
          <cmmndi:CMMNDiagram id="diagram" name="Plan">
            <cmmndi:CMMNShape id="shape" cmmnElementRef="plan"><dc:Bounds x="1" y="2" width="3" height="4"/><cmmndi:CMMNLabel/></cmmndi:CMMNShape>
          </cmmndi:CMMNDiagram>
        </cmmndi:CMMNDI>
        </definitions>
        """;
    var xml = CaseEngine.caseOf("drawn", "check").replace("</definitions>", diagram);
    repository.createDeployment().addString("drawn.cmmn", xml).deploy();
    var stored = repository.getCaseModel(newest("drawn").getId()).readAllBytes();
    var model = CmmnXml.read("drawn.cmmn", stored);
    assertThat(new String(stored, StandardCharsets.UTF_8)).isEqualTo(xml);
    assertThat(CmmnXml.write(model)).contains("<cmmndi:CMMNLabel/>", "cmmnElementRef=\"plan\"");
    assertThat(CmmnXml.read("drawn.cmmn", CmmnXml.write(model).getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(model);
  }

  private static byte[] archive(String name) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(9);
    }
    return bytes.toByteArray();
  }

  @Test
  void anEqualDeploymentIsReturnedIfDuplicatesAreFiltered() {
    var first = deploy("claim", d -> d.name("Claims").enableDuplicateFiltering());
    var again = deploy("claim", d -> d.name("Claims").enableDuplicateFiltering());
    assertThat(again.getId()).isEqualTo(first.getId());
    assertThat(again.isNew()).isFalse();
    assertThat(repository.createDeploymentQuery().count()).isEqualTo(1);
    assertThat(newest("claim").getVersion()).isEqualTo(1);
    deploy("claim", d -> d.name("Claims"));
    assertThat(newest("claim").getVersion()).isEqualTo(2);
  }

  @Test
  void deploymentsAreFoundByWhatTheyWereGiven() {
    var a = deploy("claim", d -> d.name("a").key("shop").category("x").externalId("e-a"));
    deploy("claims", d -> d.name("B").key("shop").category("y").parentDeploymentId("p-1"));
    deploy("other", d -> d.name("c").key("shop").tenantId("acme").parentDeploymentId("p-2"));
    new QueryTable<CmmnDeploymentQuery, CmmnDeployment>(
            repository::createDeploymentQuery, CmmnDeployment::getName)
        .finds("a B c", q -> q)
        .finds("a", q -> q.deploymentId(a.getId()))
        .finds("a", q -> q.deploymentIds(List.of(a.getId(), "x")))
        .finds("a", q -> q.deploymentExternalId("e-a"))
        .finds("a", q -> q.deploymentName("a"))
        .finds("B", q -> q.deploymentNameLike("B%"))
        .finds("a", q -> q.deploymentCategory("x"))
        .finds("a B", q -> q.deploymentCategoryLike("_"))
        .finds("B", q -> q.deploymentCategoryNotEquals("x"))
        .finds("a B c", q -> q.deploymentKey("shop"))
        .finds("", q -> q.deploymentKeyLike("b%"))
        .finds("B c", q -> q.deploymentKey("shop").latest())
        .finds("c", q -> q.deploymentTenantId("acme"))
        .finds("c", q -> q.deploymentTenantIdLike("%"))
        .finds("a B", q -> q.deploymentWithoutTenantId())
        .finds("B", q -> q.parentDeploymentId("p-1"))
        .finds("B c", q -> q.parentDeploymentIdLike("p-_"))
        .finds("c", q -> q.parentDeploymentIds(List.of("p-2", "p-3")))
        .finds("a", q -> q.caseDefinitionKey("claim"))
        .finds("a B", q -> q.caseDefinitionKeyLike("claim%"))
        .orders("B a c", q -> q.orderByDeploymentName())
        .orders("c B a", q -> q.orderByDeploymentId().desc())
        .orders("a B c", q -> q.orderByDeploymentTime())
        .orders("c a B", q -> q.orderByTenantId().desc())
        .check();
  }

  @Test
  @Covers("3 initiator and candidate starters")
  void definitionsAreFoundByWhatTheyAre() {
    var one = deploy("claim", d -> d.parentDeploymentId("app"));
    var two = deploy("claim", UnaryOperator.identity());
    deploy("claim", d -> d.tenantId("acme"));
    deploy("Other", UnaryOperator.identity());
    var first =
        repository
            .createCaseDefinitionQuery()
            .caseDefinitionKey("claim")
            .caseDefinitionWithoutTenantId()
            .caseDefinitionVersion(1)
            .singleResult();
    var other = newest("Other");
    repository.setCaseDefinitionCategory(first.getId(), "special");
    repository.addCandidateStarterUser(first.getId(), "kermit");
    repository.addCandidateStarterGroup(other.getId(), "stunts");
    new QueryTable<CaseDefinitionQuery, CaseDefinition>(
            repository::createCaseDefinitionQuery,
            d -> d.getKey() + d.getVersion() + (d.getTenantId() == null ? "" : d.getTenantId()))
        .finds("claim1 claim2 claim1acme Other1", q -> q)
        .finds("claim1", q -> q.caseDefinitionId(first.getId()))
        .finds("claim1", q -> q.caseDefinitionIds(Set.of(first.getId(), "x")))
        .finds("claim1 claim2 claim1acme", q -> q.caseDefinitionKey("claim"))
        .finds("claim1 claim2 claim1acme", q -> q.caseDefinitionKeyLike("cl%"))
        .finds("claim2 claim1acme Other1", q -> q.latestVersion())
        .finds("claim1acme", q -> q.caseDefinitionTenantId("acme"))
        .finds("claim1acme", q -> q.caseDefinitionTenantIdLike("%"))
        .finds("claim1 claim2 Other1", q -> q.caseDefinitionWithoutTenantId())
        .finds("Other1", q -> q.caseDefinitionName("Case Other"))
        .finds("claim1 claim2 claim1acme", q -> q.caseDefinitionNameLike("Case c%"))
        .finds("Other1", q -> q.caseDefinitionNameLikeIgnoreCase("case o%"))
        .finds("claim1", q -> q.caseDefinitionCategory("special"))
        .finds("claim1", q -> q.caseDefinitionCategoryLike("spec%"))
        .finds("", q -> q.caseDefinitionCategoryNotEquals("special"))
        .finds("claim1", q -> q.deploymentId(one.getId()))
        .finds("claim1 claim2", q -> q.deploymentIds(Set.of(one.getId(), two.getId())))
        .finds("claim1", q -> q.parentDeploymentId("app"))
        .finds("claim2", q -> q.caseDefinitionVersion(2))
        .finds("claim2", q -> q.caseDefinitionVersionGreaterThan(1))
        .finds("claim2", q -> q.caseDefinitionVersionGreaterThanOrEquals(2))
        .finds("claim1 claim1acme Other1", q -> q.caseDefinitionVersionLowerThan(2))
        .finds("claim1 claim1acme Other1", q -> q.caseDefinitionVersionLowerThanOrEquals(1))
        .finds("Other1", q -> q.caseDefinitionResourceName("Other.cmmn"))
        .finds("Other1", q -> q.caseDefinitionResourceNameLike("O%"))
        .finds("claim1", q -> q.startableByUser("kermit"))
        .finds("Other1", q -> q.startableByUser("gonzo"))
        .finds("", q -> q.startableByUser("piggy"))
        .finds("claim1 Other1", q -> q.startableByUserOrGroups("kermit", List.of("stunts")))
        .orders(
            "Other1 claim1 claim1acme claim2",
            q -> q.orderByCaseDefinitionKey().orderByCaseDefinitionVersion().orderByTenantId())
        .orders("Other1 claim1acme claim2 claim1", q -> q.orderByCaseDefinitionId().desc())
        .orders(
            "claim1 claim2 claim1acme Other1",
            q -> q.orderByCaseDefinitionName().desc().orderByDeploymentId())
        .orders("claim1 claim2 claim1acme Other1", q -> q.orderByCaseDefinitionCategory().desc())
        .check();
    assertThat(repository.getCaseDefinition(first.getId()).getCategory()).isEqualTo("special");
    assertThat(first.getName()).isEqualTo("Case claim");
    assertThatThrownBy(() -> repository.getCaseDefinition("4711"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("no case definition with the id '4711'");
  }

  @Test
  @Covers("3 initiator and candidate starters")
  void starterLinksAreAddedOnceListedAndTakenAway() {
    deploy("claim", UnaryOperator.identity());
    var id = newest("claim").getId();
    repository.addCandidateStarterUser(id, "kermit");
    repository.addCandidateStarterUser(id, "kermit");
    repository.addCandidateStarterGroup(id, "frogs");
    assertThat(repository.getIdentityLinksForCaseDefinition(id))
        .extracting(IdentityLink::getType, IdentityLink::getUserId, IdentityLink::getGroupId)
        .containsExactly(tuple("candidate", "kermit", null), tuple("candidate", null, "frogs"));
    engine.checkInvariants();
    repository.deleteCandidateStarterUser(id, "kermit");
    repository.deleteCandidateStarterGroup(id, "frogs");
    repository.deleteCandidateStarterGroup(id, "frogs");
    assertThat(repository.getIdentityLinksForCaseDefinition(id)).isEmpty();
  }

  @Test
  void theParentOfADeploymentCanBeChanged() {
    var deployed = deploy("claim", UnaryOperator.identity());
    repository.changeDeploymentParentDeploymentId(deployed.getId(), "app-8");
    assertThat(repository.createDeploymentQuery().parentDeploymentId("app-8").count()).isEqualTo(1);
    assertThatThrownBy(() -> repository.changeDeploymentParentDeploymentId("4711", "app-8"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aDeploymentGoesWithItsDefinitionsUnlessCasesRun() {
    var deployed = deploy("claim", UnaryOperator.identity());
    repository.addCandidateStarterUser(newest("claim").getId(), "kermit");
    var instance = engine.start("claim");
    assertThatThrownBy(() -> repository.deleteDeployment(deployed.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("1 instance");
    engine.end(instance);
    repository.deleteDeployment(deployed.getId());
    assertThat(repository.createCaseDefinitionQuery().count()).isZero();
    var kept = engine.history().createHistoricCaseInstanceQuery().singleResult();
    assertThat(kept.getCaseDefinitionKey()).isNull();
    assertThat(kept.getCaseDefinitionVersion()).isNull();
  }

  @Test
  void aDeploymentThatGoesWithCascadeTakesTheHistoryOfItsCasesAlong() {
    var deployed = deploy("claim", UnaryOperator.identity());
    deploy("other", UnaryOperator.identity());
    engine.end(engine.start("claim"));
    engine.end(engine.start("other"));
    repository.deleteDeployment(deployed.getId(), true);
    assertThat(engine.history().createHistoricCaseInstanceQuery().list())
        .singleElement()
        .satisfies(kept -> assertThat(kept.getCaseDefinitionKey()).isEqualTo("other"));
    assertThat(engine.history().createHistoricTaskInstanceQuery().count()).isEqualTo(1);
    assertThat(engine.history().createHistoricPlanItemInstanceQuery().count()).isEqualTo(1);
  }
}
